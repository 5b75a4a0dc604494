; Installer for Windows: for the person who runs it, without an administrator, all in Japanese.
; Made by `python installer/bootstrap.py package`, which gives the version: ISCC /DVersion=0.1.0
; What the person made (手順、鍵、設定) lies in %LOCALAPPDATA%\tejun-studio: no line here touches that folder,
; neither at an update nor at the end.

#ifndef Version
  #error Version is missing: ISCC /DVersion=0.1.0 tejun.iss
#endif
#define Root "..\..\.."
#define Name "手順スタジオ"

[Setup]
AppId={{6E0C2C5B-6A0B-4B0E-9C5F-5E7B0A4D9B31}
AppName={#Name}
AppVersion={#Version}
AppPublisher=Tejun Studio
VersionInfoVersion={#Version}
PrivilegesRequired=lowest
DefaultDirName={localappdata}\Programs\Tejun Studio
DisableProgramGroupPage=yes
DisableDirPage=auto
UninstallDisplayName={#Name}
UninstallDisplayIcon={app}\tejun-window.exe
SetupIconFile={#Root}\build\freezing\tejun\icons\tejun.ico
LicenseFile={#Root}\LICENSE
OutputDir={#Root}\dist
OutputBaseFilename=tejun-studio-{#Version}-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesEnvironment=yes
CloseApplications=yes
RestartApplications=no

[Languages]
Name: "ja"; MessagesFile: "compiler:Languages\Japanese.isl"

[Tasks]
Name: "desktop"; Description: "デスクトップにアイコンを置く"
Name: "path"; Description: "コマンド tejun を使えるようにする（自分の PATH に加える）"

[InstallDelete]
; Libraries of an earlier version. Only the program lies here.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Root}\build\frozen\tejun\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\{#Name}"; Filename: "{app}\tejun-window.exe"
Name: "{autodesktop}\{#Name}"; Filename: "{app}\tejun-window.exe"; Tasks: desktop

[Registry]
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{code:PathWithUs}"; Tasks: path; Check: IsPathWithoutUs

[Run]
Filename: "{app}\tejun-window.exe"; Description: "{#Name}を開く"; Flags: nowait postinstall skipifsilent

[Code]
function OwnPath: String;
begin
  if not RegQueryStringValue(HKEY_CURRENT_USER, 'Environment', 'Path', Result) then
    Result := '';
end;

function IsPathWithoutUs: Boolean;
begin
  Result := Pos(';' + Lowercase(ExpandConstant('{app}')) + ';', ';' + Lowercase(OwnPath) + ';') = 0;
end;

function PathWithUs(Ignored: String): String;
begin
  Result := OwnPath;
  if (Result <> '') and (Result[Length(Result)] <> ';') then
    Result := Result + ';';
  Result := Result + ExpandConstant('{app}');
end;

procedure LeavePath;
var
  Before, Ours: String;
  At: Integer;
begin
  Before := ';' + OwnPath + ';';
  Ours := ';' + Lowercase(ExpandConstant('{app}')) + ';';
  At := Pos(Ours, Lowercase(Before));
  if At = 0 then
    Exit;
  Delete(Before, At, Length(Ours) - 1);
  Before := Copy(Before, 2, Length(Before) - 2);
  RegWriteExpandStringValue(HKEY_CURRENT_USER, 'Environment', 'Path', Before);
end;

procedure CurUninstallStepChanged(Step: TUninstallStep);
var
  Home: String;
begin
  if Step <> usPostUninstall then
    Exit;
  LeavePath;
  Home := ExpandConstant('{localappdata}\tejun-studio');
  if DirExists(Home) and not UninstallSilent then
    MsgBox('手順・鍵・設定は、このパソコンに残っています（' + Home + '）。' +
      'もう一度インストールすると、続きから使えます。要らないときは、このフォルダーを消してください。',
      mbInformation, MB_OK);
end;
