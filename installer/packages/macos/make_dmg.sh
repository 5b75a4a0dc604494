#!/bin/bash
# The application as a disk image, signed and notarised where the variables for it are set.
#
#   bash make_dmg.sh "build/frozen/Tejun Studio.app" dist/tejun-studio-0.1.0.dmg
#
# TEJUN_SIGN_IDENTITY    "Developer ID Application: NAME (TEAM)", in the login keychain; PyInstaller has signed
#                        the parts with it already (tejun.spec). Without it the image is for this Mac and for trying:
#                        another Mac says that the developer cannot be verified.
# TEJUN_NOTARY_PROFILE   Name of a profile that `xcrun notarytool store-credentials NAME` keeps in the keychain.
#                        Apple's passwords are written nowhere else.
set -euo pipefail

app=$1
image=$2
here=$(cd "$(dirname "$0")" && pwd)
identity=${TEJUN_SIGN_IDENTITY:-}
profile=${TEJUN_NOTARY_PROFILE:-}

notarise() {
    xcrun notarytool submit "$1" --keychain-profile "$profile" --wait
}

if [[ -n $profile && -z $identity ]]; then
    echo "TEJUN_NOTARY_PROFILE wants TEJUN_SIGN_IDENTITY: Apple notarises only what is signed." >&2
    exit 2
fi

if [[ -n $identity ]]; then
    codesign --force --options runtime --timestamp --sign "$identity" \
        --entitlements "$here/entitlements.plist" "$app"
    codesign --verify --deep --strict --verbose=2 "$app"
fi

if [[ -n $profile ]]; then
    scratch=$(mktemp -d)
    trap 'rm -rf "$scratch"' EXIT
    ditto -c -k --keepParent "$app" "$scratch/app.zip"
    notarise "$scratch/app.zip"
    xcrun stapler staple "$app"
fi

stage=$(mktemp -d)
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "手順スタジオ" -srcfolder "$stage" -ov -format UDZO "$image"
rm -rf "$stage"

if [[ -n $identity ]]; then
    codesign --force --timestamp --sign "$identity" "$image"
fi
if [[ -n $profile ]]; then
    notarise "$image"
    xcrun stapler staple "$image"
    spctl --assess --type open --context context:primary-signature --verbose=2 "$image"
fi
