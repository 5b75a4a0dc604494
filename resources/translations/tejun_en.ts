<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="ja">
<context>
<name>tejun</name>
<message>
<location filename="../../studio/bootstrap/compose.py" />
<source>内蔵エンジンはいつでも使えます（鍵も通信も要りません）。</source>
<translation>The built-in engine can always be used (it needs no key and no connection).</translation>
</message>
<message>
<location filename="../../studio/bootstrap/compose.py" />
<source>見つかりません</source>
<translation>Not found</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>手順</source>
<translation>Flow</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>何も取り込んでいません。</source>
<translation>Nothing was imported.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルのパスフレーズが違います。</source>
<translation>The passphrase of this file is wrong.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>書き出した人に確かめて、もう一度入力してください（全角と半角の違いはかまいません）。</source>
<translation>Check it with the person who exported the file and enter it again (full-width and half-width make no difference).</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルは途中で切れています。</source>
<translation>This file is cut off partway.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>もう一度コピーするか、受け取り直してください。{kept_nothing}</source>
<translation>Copy it again or have it sent to you again. {kept_nothing}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルは、封をしたあとに中身が変わっています。</source>
<translation>The content of this file was changed after it was sealed.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>もう一度受け取り直してください。{kept_nothing}</source>
<translation>Have it sent to you again. {kept_nothing}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルを取り込むには、新しい版の手順スタジオが必要です。</source>
<translation>Importing this file needs a newer version of Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>手順スタジオを更新してから取り込んでください。{kept_nothing}</source>
<translation>Update Tejun Studio and then import it. {kept_nothing}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>パスフレーズが短すぎます。</source>
<translation>The passphrase is too short.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>{passphrase} 文字以上にしてください。</source>
<translation>Use at least {passphrase} characters.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source> ほか {count} 件</source>
<translation> and {count} more</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>ファイルを開けません：{path}</source>
<translation>The file cannot be opened: {path}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>ファイルがあるか、読み取りの権限があるかを確かめてください。</source>
<translation>Check that the file exists and that you may read it.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルは、パスフレーズで封をされています。</source>
<translation>This file is sealed with a passphrase.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>書き出した人が決めたパスフレーズを入力してください。</source>
<translation>Enter the passphrase chosen by the person who exported it.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>設定</source>
<translation>Settings</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>手順スタジオ {version}、Python {version_2}（{system}）</source>
<translation>Tejun Studio {version}, Python {version_2} ({system})</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>プログラム</source>
<translation>Program</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>ブラウザー</source>
<translation>Browser</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{said}（{path}）</source>
<translation>{said} ({path})</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>日本語の文字</source>
<translation>Japanese text</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>システムの文字を使います。</source>
<translation>The fonts of the system are used.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{first} があります。</source>
<translation>{first} is installed.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>日本語のフォントが見つかりません。文字が四角で表示されます。</source>
<translation>No Japanese font was found. Characters will appear as boxes.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>fonts-noto-cjk などの日本語フォントを入れてください。</source>
<translation>Install a Japanese font such as fonts-noto-cjk.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>鍵</source>
<translation>Key</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>パスフレーズのファイルでライブラリを開きます。</source>
<translation>The library is opened with the passphrase file.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>パスフレーズで開けます。TEJUN_PASSPHRASE_FILE にパスフレーズのファイルを指定してください。</source>
<translation>It opens with a passphrase. Set TEJUN_PASSPHRASE_FILE to the passphrase file.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>OS の鍵の保管場所を使います（{backend}）。</source>
<translation>The key store of the operating system is used ({backend}).</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>ライブラリ</source>
<translation>Library</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>まだありません。最初の実行で作ります（{library_file}）。</source>
<translation>Not there yet. It is created on the first run ({library_file}).</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>暗号化済み、手順 {count} 件（{library_file}）{care_words}</source>
<translation>Encrypted, {count} {count?flow|flows} ({library_file}){care_words}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>まだなし</source>
<translation>not yet</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source> 最後のバックアップ：{made}、最後の点検：{looked}</source>
<translation> Last backup: {made}, last check: {looked}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>AI モデル</source>
<translation>AI model</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>内蔵エンジン（鍵も通信も要りません）</source>
<translation>Built-in engine (it needs no key and no connection)</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>・</source>
<translation> · </translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>モデル名なし</source>
<translation>no model name</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{place}：モデル名がありません。</source>
<translation>{place}: no model name is set.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>設定の「小さいモデル」か TEJUN_SMALL_MODEL にモデル名を入れてください。</source>
<translation>Enter the model name under “Small model” in the settings, or in TEJUN_SMALL_MODEL.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{place}：{names}</source>
<translation>{place}: {names}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>空き {free:,.1f} GB（{home}）</source>
<translation>{free:,.1f} GB free ({home})</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>ディスク</source>
<translation>Disk</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>500 MB 以上の空きを作ってください。</source>
<translation>Make at least 500 MB of free space.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/library_care.py" />
<source>ライブラリが {service} の同期フォルダーにあります。同期の途中で壊れることがあるため、このパソコンだけの場所に移すことをお勧めします。</source>
<translation>The library is in a folder synced by {service}. Syncing can damage it, so we recommend moving it to a place that exists only on this computer.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/library_care.py" />
<source>ライブラリがネットワーク上の場所にあります。書き込みが失われることがあるため、このパソコンの中に移してください。</source>
<translation>The library is in a network location. What is written can be lost, so move it onto this computer.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>このパソコンで Ollama も LM Studio も動いていません。</source>
<translation>Neither Ollama nor LM Studio is running on this computer.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>どちらかを起動してから、もう一度お試しください。</source>
<translation>Start one of them and try again.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>、</source>
<translation>, </translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>「{name}」というモデルは、このパソコンにありません。</source>
<translation>The model “{name}” is not on this computer.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>あるモデル：{listed}。取り込むには：tejun models pull {name}</source>
<translation>Available models: {listed}. To download it: tejun models pull {name}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>まだありません</source>
<translation>None yet</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>{safe_file_name} 手順書{suffix}</source>
<translation>{safe_file_name} procedure document{suffix}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>{name} 報告 {day}{suffix}</source>
<translation>{name} report {day}{suffix}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>「{suffix}」の形では保存できません。</source>
<translation>Files cannot be saved in the form “{suffix}”.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>ファイル名の最後を {paper_files} にしてください。</source>
<translation>End the file name with {paper_files}.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source> か </source>
<translation> or </translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>同じ名前のファイルかフォルダーがあります：{path}</source>
<translation>A file or folder with the same name already exists: {path}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>別の名前にするか、前のファイルを別の場所に移してください。前のファイルはそのままです。</source>
<translation>Use another name, or move the earlier file elsewhere. The earlier file was left as it is.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/recovery_page.py" />
<source>&lt;!DOCTYPE html&gt;
&lt;html lang="ja"&gt;
&lt;head&gt;
&lt;meta charset="utf-8"&gt;
&lt;title&gt;手順スタジオの回復キー&lt;/title&gt;
&lt;style&gt;
body {{ font-family: "Noto Sans CJK JP", "Yu Gothic", "Hiragino Sans", sans-serif; margin: 20mm; line-height: 1.8; color: #111; }}
h1 {{ font-size: 20pt; }}
.key {{ font-family: "DejaVu Sans Mono", Consolas, Menlo, monospace; font-size: 17pt; letter-spacing: .06em; border: 1.5pt solid #111; padding: 8mm 4mm; text-align: center; }}
li {{ margin-bottom: 2mm; }}
.about {{ color: #444; font-size: 10pt; }}
&lt;/style&gt;
&lt;/head&gt;
&lt;body&gt;
&lt;h1&gt;手順スタジオの回復キー&lt;/h1&gt;
&lt;p class="key"&gt;{key}&lt;/p&gt;
&lt;ul&gt;
&lt;li&gt;パスフレーズを忘れたとき、OS のキーチェーンが使えなくなったとき、別のパソコンへ移るときに、この回復キーでライブラリを開けます。&lt;/li&gt;
&lt;li&gt;この紙を持っている人は、ライブラリと保管した認証情報を開けます。鍵のかかる引き出しなど、パソコンとは別の安全な場所に保管してください。&lt;/li&gt;
&lt;li&gt;写真に撮ったり、メールやチャットで送ったりしないでください。&lt;/li&gt;
&lt;li&gt;大文字と小文字、ハイフンの有無は区別しません。0 と O、1 と I と L は、どちらで入力しても同じです。&lt;/li&gt;
&lt;li&gt;回復キーを作り直すと、この紙は使えなくなります。前の紙は細かく切って捨ててください。&lt;/li&gt;
&lt;/ul&gt;
&lt;p class="about"&gt;印刷した日：{day}　ライブラリの番号：{library}&lt;br&gt;保管場所：＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿　確認した日：＿＿＿＿＿＿＿＿＿＿&lt;/p&gt;
&lt;/body&gt;
&lt;/html&gt;
</source>
<translation>&lt;!DOCTYPE html&gt;
&lt;html lang="en"&gt;
&lt;head&gt;
&lt;meta charset="utf-8"&gt;
&lt;title&gt;Tejun Studio recovery key&lt;/title&gt;
&lt;style&gt;
body {{ font-family: "Noto Sans CJK JP", "Yu Gothic", "Hiragino Sans", sans-serif; margin: 20mm; line-height: 1.8; color: #111; }}
h1 {{ font-size: 20pt; }}
.key {{ font-family: "DejaVu Sans Mono", Consolas, Menlo, monospace; font-size: 17pt; letter-spacing: .06em; border: 1.5pt solid #111; padding: 8mm 4mm; text-align: center; }}
li {{ margin-bottom: 2mm; }}
.about {{ color: #444; font-size: 10pt; }}
&lt;/style&gt;
&lt;/head&gt;
&lt;body&gt;
&lt;h1&gt;Tejun Studio recovery key&lt;/h1&gt;
&lt;p class="key"&gt;{key}&lt;/p&gt;
&lt;ul&gt;
&lt;li&gt;With this recovery key you can open the library when you have forgotten the passphrase, when the keychain of the operating system can no longer be used, or when you move to another computer.&lt;/li&gt;
&lt;li&gt;Whoever holds this sheet can open the library and the stored credentials. Keep it in a safe place away from the computer, such as a locked drawer.&lt;/li&gt;
&lt;li&gt;Do not take a photo of it, and do not send it by mail or chat.&lt;/li&gt;
&lt;li&gt;Capital and small letters make no difference, and hyphens may be left out. 0 and O, as well as 1, I and L, count as the same.&lt;/li&gt;
&lt;li&gt;When you make a new recovery key, this sheet can no longer be used. Shred the earlier sheet.&lt;/li&gt;
&lt;/ul&gt;
&lt;p class="about"&gt;Printed on: {day} &amp;emsp; Library number: {library}&lt;br&gt;Kept at: ________________ &amp;emsp; Checked on: __________&lt;/p&gt;
&lt;/body&gt;
&lt;/html&gt;
</translation>
</message>
<message>
<location filename="../../studio/bootstrap/recovery_page.py" />
<source>{year} 年 {month} 月 {day} 日</source>
<translation>{year}/{month}/{day}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/recovery_page.py" />
<source>－</source>
<translation>–</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>文から手順を作りました</source>
<translation>Made a procedure from a sentence</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>手順を実行しました</source>
<translation>Ran the procedure</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>手順を暗号化して保存しました</source>
<translation>Saved the procedure, encrypted</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>保存した手順を、AI を使わずにくり返しました</source>
<translation>Repeated the saved procedure without AI</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>スクリプトに書き出して、それだけで実行しました</source>
<translation>Exported it as a script and ran that by itself</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>自己診断の「{title}」ができませんでした。</source>
<translation>The self-test failed at “{title}”.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>ライブラリのファイルに、読める文字がありました。</source>
<translation>The file of the library contains readable text.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>くり返しで AI が使われました。</source>
<translation>The repetition used AI.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>スクリプトが終了コード {code} で止まりました：{said}</source>
<translation>The script ended with exit code {code}: {said}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>練習書店のカートの中身が違います：{cart}</source>
<translation>The practice bookshop’s cart does not hold what it should: {cart}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>練習書店に、条件に合う本がありません。</source>
<translation>The practice bookshop has no book that meets the conditions.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>スクリプトが {seconds:.0f} 秒で終わりませんでした。</source>
<translation>The script did not end within {seconds:.0f} seconds.</translation>
</message>
<message>
<location filename="../../studio/bootstrap/selftest.py" />
<source>tejun doctor で足りないものを確かめるか、手順スタジオをインストールし直してください。</source>
<translation>Check what is missing with tejun doctor, or install Tejun Studio again.</translation>
</message>
<message>
<location filename="../../studio/browser/browser_pool.py" />
<source>ブラウザーを並べて開けません。</source>
<translation>Browsers cannot be opened side by side.</translation>
</message>
<message>
<location filename="../../studio/browser/browser_pool.py" />
<source>1 つのブラウザーで実行してください。</source>
<translation>Run it with a single browser.</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>通信を見張る</source>
<translation>watching the network traffic</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>印を消す</source>
<translation>removing the mark</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>印を付ける</source>
<translation>placing the mark</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>ブラウザーを前に出す</source>
<translation>bringing the browser to the front</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>ブラウザーを並べる</source>
<translation>placing the browsers side by side</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>途中で止まりました（通信が切れたか、取り消されました）。</source>
<translation>It stopped partway (the connection was lost or it was canceled).</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>ディスクの空きが足りません。</source>
<translation>There is not enough disk space.</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>通信が途中で切れました。</source>
<translation>The connection was lost partway.</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>{name}（{size:,} バイト）</source>
<translation>{name} ({size:,} bytes)</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>保存先に書き込めません（{strerror}）。</source>
<translation>The place to save to cannot be written to ({strerror}).</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>ファイルを保存できませんでした（{said}）。</source>
<translation>The file could not be saved ({said}).</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>原因は不明です</source>
<translation>the cause is unknown</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>もう一度実行すると、ブラウザーを開き直します。</source>
<translation>When you run it again, the browser is opened anew.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスのサイトが見つかりません。</source>
<translation>The site of this address cannot be found.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスのつづりを確かめてください。</source>
<translation>Check the spelling of the address.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>インターネットにつながっていません。</source>
<translation>There is no internet connection.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>接続を確かめてから、もう一度実行してください。</source>
<translation>Check the connection and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトが応答していません（接続を断られました）。</source>
<translation>The site is not responding (the connection was refused).</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトが動いているか確かめ、少し待ってからもう一度実行してください。</source>
<translation>Check that the site is working, wait a little, and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトとの接続が途中で切れました。</source>
<translation>The connection to the site was lost partway.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>少し待ってから、もう一度実行してください。</source>
<translation>Wait a little and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトから何も返ってきませんでした。</source>
<translation>The site sent nothing back.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトにつながりません（時間切れ）。</source>
<translation>The site cannot be reached (timed out).</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトに届きません。</source>
<translation>The site cannot be reached.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>社内ネットワークやVPNの接続を確かめてください。</source>
<translation>Check your company network or VPN connection.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトの中で転送がくり返され、開けませんでした。</source>
<translation>The site kept redirecting and could not be opened.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ブラウザーでログインし直すか、サイトの管理者に連絡してください。</source>
<translation>Log in again in the browser, or contact the administrator of the site.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトの証明書を確かめられませんでした。</source>
<translation>The certificate of the site could not be verified.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>安全のため開きません。サイトの管理者に確かめてください。</source>
<translation>For safety it is not opened. Check with the administrator of the site.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトと安全な接続ができませんでした。</source>
<translation>A secure connection to the site could not be made.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>安全のため開きません。アドレスを確かめてください。</source>
<translation>For safety it is not opened. Check the address.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>このポート番号はブラウザーが開けません。</source>
<translation>The browser cannot open this port number.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスを確かめてください。</source>
<translation>Check the address.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>このサイトはログインが必要です。</source>
<translation>This site requires you to log in.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ブラウザーでログインしてから、もう一度実行してください。</source>
<translation>Log in in the browser and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページとして開けませんでした（ダウンロードか、空の応答です）。</source>
<translation>It could not be opened as a page (it is a download or an empty response).</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスの形が正しくありません。</source>
<translation>The address is not in the right form.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>https:// から始まるアドレスを入力してください。</source>
<translation>Enter an address that starts with https://.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページを開けませんでした。</source>
<translation>The page could not be opened.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスと接続を確かめてから、もう一度実行してください。</source>
<translation>Check the address and the connection, and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>確認画面「{message}」が開いています。</source>
<translation>The dialog “{message}” is open.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>先に、確認画面に答えてください。</source>
<translation>Answer the dialog first.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>{doing}のに時間がかかりすぎました。</source>
<translation>This took too long: {doing}.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページの表示を待ってから、もう一度実行してください。</source>
<translation>Wait until the page is shown, and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>{doing}途中で、ページが応答しなくなりました。</source>
<translation>The page stopped responding during this: {doing}.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページを読み込み直してから、もう一度実行してください。</source>
<translation>Reload the page and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>このライブラリのブラウザーは、別の手順スタジオが使っています。</source>
<translation>The browser of this library is in use by another Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>もう一方を閉じるか、--home で別の保存場所を指定してください。</source>
<translation>Close the other one, or choose another storage location with --home.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ブラウザーが閉じられました。</source>
<translation>The browser was closed.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>対象が 2 つ以上見つかりました。</source>
<translation>Two or more targets were found.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>どれを操作するか、言葉を足して書いてください。</source>
<translation>Add words that say which one to use.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ブラウザーが見つかりません。</source>
<translation>No browser was found.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>Edge か Chrome を入れるか、設定でブラウザーの場所を指定してください。</source>
<translation>Install Edge or Chrome, or set the location of the browser in the settings.</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>{doing}途中でブラウザーに問題が起きました。</source>
<translation>The browser had a problem during this: {doing}.</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>Chromium（Playwright）</source>
<translation>Chromium (Playwright)</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>「{wanted}」の</source>
<translation>“{wanted}” </translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>{named}ブラウザーが見つかりません。</source>
<translation>No {named}browser was found.</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>Microsoft Edge か Google Chrome を入れてください。入れてある場合は、設定の「ブラウザー」で場所を指定してください。</source>
<translation>Install Microsoft Edge or Google Chrome. If it is already installed, set its location under “Browser” in the settings.</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>指定された場所にブラウザーがありません：{path}</source>
<translation>There is no browser at the specified location: {path}</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>設定の「ブラウザー」（または TEJUN_BROWSER）を直してください。</source>
<translation>Correct “Browser” in the settings (or TEJUN_BROWSER).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<source>ページ</source>
<translation>the page</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<source>{name}が、操作の途中で画面から消えました。</source>
<translation>During the step, {name} disappeared from the screen.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<source>対象を調べる</source>
<translation>examining the target</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<source>欄の中は、いま「{held}」です。</source>
<translation>The field now holds “{held}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>{target}は、いま操作できない状態です。</source>
<translation>Nothing can be done with {target} at the moment.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>{target}が、一覧をスクロールしても見つかりません。{row_key}</source>
<translation>Scrolling the list did not bring up {target}. {row_key}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>「{one}」</source>
<translation>“{one}”</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source> など</source>
<translation> and others</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>「{key}」を含むものは {count} 件あります：{said}{more}。どれかをそのまま書いてください。</source>
<translation>{count} {count?entry contains|entries contain} “{key}”: {said}{more}. Write one of them exactly as it is.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/answering.py" />
<source>答える確認画面が開いていません。</source>
<translation>There is no open dialog to answer.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/answering.py" />
<source>確認画面は、もう閉じられていました。</source>
<translation>The dialog was already closed.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/answering.py" />
<source>ページを待つ</source>
<translation>waiting for the page</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーを開く</source>
<translation>opening the calendar</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>日を選ぶ</source>
<translation>choosing the day</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーで {day:%Y/%m/%d} を選びましたが、欄は「{held}」になりました。</source>
<translation>{day:%Y/%m/%d} was chosen in the calendar, but the field now holds “{held}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーを閉じる</source>
<translation>closing the calendar</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーを調べる</source>
<translation>examining the calendar</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーをめくる</source>
<translation>turning the pages of the calendar</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーが開かないか、めくれません。日付を選べませんでした。</source>
<translation>The calendar does not open or its pages do not turn. The date could not be chosen.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーで {day:%Y/%m/%d} を選べません。</source>
<translation>{day:%Y/%m/%d} cannot be chosen in the calendar.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/canvas.py" />
<source>この部分は 1 枚の絵（canvas）として描かれていて、中の部品を区別できません。この操作は人が行ってください。</source>
<translation>This part is drawn as a single picture (canvas), and the elements in it cannot be told apart. A person has to do this step.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを調べる</source>
<translation>examining the checkbox</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを切り替えましたが、状態が変わりませんでした。</source>
<translation>The checkbox was toggled, but its state did not change.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>切り替える</source>
<translation>toggling it</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを切り替える</source>
<translation>toggling the checkbox</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>ラベルを探す</source>
<translation>looking for the label</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>ラベルを押す</source>
<translation>clicking the label</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>箱を調べる</source>
<translation>examining the box</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>ほかの部分に隠れていて、操作できませんでした。</source>
<translation>It is covered by another part of the page and could not be used.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを確かめる</source>
<translation>checking the checkbox</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>この部分</source>
<translation>this part</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clearing.py" />
<source>一覧を閉じる</source>
<translation>closing the list</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clearing.py" />
<source>入力欄を離れる</source>
<translation>leaving the field</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clearing.py" />
<source>マウスを重ねる</source>
<translation>Hover</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時計を開く</source>
<translation>opening the clock</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時計を閉じる</source>
<translation>closing the clock</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時刻を {at:%H:%M} にしましたが、欄は「{held}」になりました。</source>
<translation>The time was set to {at:%H:%M}, but the field now holds “{held}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時計を調べる</source>
<translation>examining the clock</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時刻を入れる</source>
<translation>entering the time</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>午前と午後を変える</source>
<translation>switching between AM and PM</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>この欄には直接入力できません。</source>
<translation>You cannot type directly into this field.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>通信の見張りを始める</source>
<translation>starting to watch the network traffic</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>通信を待つ</source>
<translation>waiting for the network</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>空のタブを閉じる</source>
<translation>closing the empty tab</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>「{host}」への送信を許可しなかったため、送られていません。送ってよいときは、もう一度実行して許可してください。</source>
<translation>Nothing was sent to “{host}” because you did not allow it. If it may be sent, run it again and allow it.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>「{host}」を開くことを許可しなかったため、ページはそのままです。開いてよいときは、もう一度実行して許可してください。</source>
<translation>The page was left as it is because you did not allow “{host}” to be opened. If it may be opened, run it again and allow it.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>すぐ前</source>
<translation>right before it</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>すぐ後ろ</source>
<translation>right after it</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>先頭</source>
<translation>first</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>末尾</source>
<translation>last</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>ドラッグする</source>
<translation>Drag</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>一覧を探す</source>
<translation>looking for the list</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>移動先の一覧が、画面で見分けられません。</source>
<translation>The list to move it to cannot be told apart on the screen.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>場所を確かめる</source>
<translation>checking the position</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>移動しました</source>
<translation>Moved</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>別の場所に移りました</source>
<translation>Moved to another place</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>{before} 番目から {after} 番目に移りました</source>
<translation>Moved from position {before} to position {after}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>{before} から {after} になりました</source>
<translation>Changed from {before} to {after}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>位置が変わりました</source>
<translation>The position changed</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>{place}に並んでいます</source>
<translation>Now {place}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>ドラッグしましたが、思った場所に入りませんでした。いまの並びを確かめてください。</source>
<translation>It was dragged, but did not land in the intended place. Check the current order.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>ドラッグしましたが、並び順も場所も変わりませんでした。</source>
<translation>It was dragged, but neither its order nor its place changed.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>表のこの欄は、まだ入力欄になっていません。ダブルクリックすると、入力欄に変わる表があります。</source>
<translation>This cell of the table is not an input field yet. Some tables turn a cell into an input field when you double-click it.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>「{told}」を入力しましたが、欄は「{told_2}」になりました。</source>
<translation>“{told}” was entered, but the field now holds “{told_2}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>文章が前と変わっていて</source>
<translation>The text has changed</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>欄が空のままで</source>
<translation>The field is empty</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>{why_not}、{place}所が決められません。</source>
<translation>{why_not}, so there is no clear place to {place}.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>入力する</source>
<translation>Enter text</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>「{told}」と入力しましたが、欄は「{told_2}」になりました。</source>
<translation>“{told}” was typed, but the field now holds “{told_2}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>入力欄を調べる</source>
<translation>examining the input field</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>この見出しの欄は隠れていて、入力できません。</source>
<translation>The field under this heading is hidden and cannot be typed into.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/keyboard.py" />
<source>キーを押す</source>
<translation>Press keys</translation>
</message>
<message>
<location filename="../../studio/browser/hands/keyboard.py" />
<source>入力先を調べる</source>
<translation>examining where the typing goes</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>サイトがエラーを返しました（{status}）。</source>
<translation>The site returned an error ({status}).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>アドレスを確かめるか、少し待ってからもう一度実行してください。</source>
<translation>Check the address, or wait a little and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>前のページに戻る</source>
<translation>Go back to the previous page</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>戻れる前のページがありません。</source>
<translation>There is no previous page to go back to.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>ページを開く</source>
<translation>Open a page</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>前のページの確認画面に妨げられて、ページを開けませんでした。</source>
<translation>A dialog of the previous page kept the page from opening.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>確認画面を閉じてから、もう一度実行してください。</source>
<translation>Close the dialog and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>このアドレスは開けません。</source>
<translation>This address cannot be opened.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>http:// か https:// から始まるアドレスを入力してください。</source>
<translation>Enter an address that starts with http:// or https://.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択欄を調べる</source>
<translation>examining the drop-down</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選ぶ</source>
<translation>Select</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{label}」を選びましたが、欄は「{names}」のままです。</source>
<translation>“{label}” was chosen, but the field still holds “{names}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択欄を開く</source>
<translation>opening the drop-down</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{label}」を選びましたが、欄は「{held}」のままです。</source>
<translation>“{label}” was chosen, but the field still holds “{held}”.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択肢を選ぶ</source>
<translation>choosing the option</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{wanted}」で探しましたが、当てはまる選択肢は 1 つも表示されませんでした。</source>
<translation>A search for “{wanted}” was made, but not a single matching option was shown.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択肢を探す</source>
<translation>looking for the option</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択欄を閉じる</source>
<translation>closing the drop-down</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択肢を調べる</source>
<translation>examining the options</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{wanted}」という選択肢がありません（{labels}{more}）。</source>
<translation>There is no option “{wanted}” ({labels}{more}).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{wanted}」に当てはまる選択肢が複数あります（{names}）。</source>
<translation>Several options match “{wanted}” ({names}).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>{target}で、{message}</source>
<translation>On {target}: {message}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/pointer.py" />
<source>クリックする</source>
<translation>Click</translation>
</message>
<message>
<location filename="../../studio/browser/hands/pointer.py" />
<source>ダブルクリックする</source>
<translation>Double-click</translation>
</message>
<message>
<location filename="../../studio/browser/hands/pointer.py" />
<source>右クリックする</source>
<translation>Right-click</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>「{words}」が{words_2}でした</source>
<translation>“{words}” {words_2}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>出ません</source>
<translation>did not appear</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>消えません</source>
<translation>did not disappear</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>{seconds:g} 秒待ちましたが、{words}。</source>
<translation>Waited {seconds:g} seconds, but {words}.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>待つ</source>
<translation>waiting</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>{name}を押しているあいだに画面の内容が変わったため、途中でやめました。操作が行われたかどうか、サイトの画面で確かめてください。</source>
<translation>The step was stopped because the page changed while {name} was being pressed. Check on the site whether it was carried out.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>操作を確かめる</source>
<translation>checking the step</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>押す前に一覧の並びか内容が変わったため、押しませんでした。</source>
<translation>It was not pressed because the order or the content of the list changed just before.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>{name}の表示が押す直前に変わったため、押しませんでした。画面が落ち着いてから、もう一度実行してください。</source>
<translation>It was not pressed because {name} changed just before. Wait until the page settles and run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>ファイルを待つ</source>
<translation>waiting for the file</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>押しましたが、{limit_s:g} 秒待ってもファイルは届きませんでした。</source>
<translation>It was pressed, but no file arrived within {limit_s:g} seconds.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>ファイルを保存する</source>
<translation>Save a file</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>「{name}」：{error}</source>
<translation>“{name}”: {error}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が、ほかの部分に隠れていて操作できません。</source>
<translation>{} is covered by another part of the page and cannot be used.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、いま操作できない状態です。</source>
<translation>Nothing can be done with {} at the moment.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}には入力できません。</source>
<translation>You cannot type into {}.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が画面に表示されていません。</source>
<translation>{} is not shown on the screen.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が画面の外にあり、操作できません。</source>
<translation>{} is outside of the screen and cannot be used.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が動き続けていて、操作できません。</source>
<translation>{} keeps moving and cannot be used.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>そのキーの名前は使えません。</source>
<translation>This key name cannot be used.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は入力欄ではありません。</source>
<translation>{} is not an input field.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は文字を入力する欄ではありません。</source>
<translation>{} is not a field for typing text.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、この値を受け付けません。</source>
<translation>{} does not accept this value.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、この形の値を受け付けません。</source>
<translation>{} does not accept a value in this form.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、ほかの選択肢を選ばないとオフになりません。</source>
<translation>{} is only turned off by choosing another option.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}を切り替えましたが、状態が変わりませんでした。</source>
<translation>{} was toggled, but its state did not change.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}はチェックできる部分ではありません。</source>
<translation>{} is not something that can be checked.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{name}の操作が時間内に終わりませんでした。</source>
<translation>The step on {name} did not finish in time.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/registry.py" />
<source>操作する対象が指定されていません。</source>
<translation>No target is specified for the step.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/scrolling.py" />
<source>これ以上スクロールできません（端まで来ています）。</source>
<translation>It cannot be scrolled any further (the end is reached).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/scrolling.py" />
<source>「{words}」が出るまでスクロールしましたが、見つかりませんでした。</source>
<translation>The page was scrolled to find “{words}”, but it was not found.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/scrolling.py" />
<source>スクロールする部分が見つかりません。</source>
<translation>The part to scroll was not found.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/segments.py" />
<source>結果を確かめる</source>
<translation>checking the result</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>つまみに入れる数が読み取れません：「{value}」</source>
<translation>The number for the slider cannot be read: “{value}”</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>{wanted:g} は、この範囲（{low:g}〜{high:g}）の外です。</source>
<translation>{wanted:g} is outside of this range ({low:g} to {high:g}).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>{wanted:g} に合わせられず、{held:g} になりました。</source>
<translation>It could not be set to {wanted:g} and is now {held:g}.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>つまみを調べる</source>
<translation>examining the slider</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>つまみを動かす</source>
<translation>moving the slider</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>このつまみの値が読み取れません。</source>
<translation>The value of this slider cannot be read.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>タブを開く</source>
<translation>opening a tab</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>タブを切り替える</source>
<translation>Switch tabs</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>最後のタブなので閉じません。</source>
<translation>It is the last tab, so it is not closed.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>タブを閉じる</source>
<translation>Close the tab</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>ページが閉じるのを断ったため、タブは開いたままです。</source>
<translation>The page refused to close, so the tab is still open.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>「{wanted}」に当てはまるタブが {count} 枚あります（{listed}）。番号で選んでください。</source>
<translation>{count} tabs match “{wanted}” ({listed}). Choose one by its number.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>「{wanted}」というタブはありません（{listed}）。</source>
<translation>There is no tab “{wanted}” ({listed}).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>タブを調べる</source>
<translation>examining the tab</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイルを渡す</source>
<translation>handing over the file</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>このファイル欄は、いま使えない状態です。</source>
<translation>This file field cannot be used at the moment.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>押す</source>
<translation>pressing it</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>押しても、ファイルを選ぶ画面が開きませんでした。ファイル欄か、ファイルを置く場所を指定してください。</source>
<translation>It was pressed, but no window for choosing a file opened. Specify a file field or a place to drop files.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイルを確かめる</source>
<translation>checking the file</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイルを渡しましたが、受け取られたかどうかが画面に出ていません。</source>
<translation>The file was handed over, but the page does not show whether it was received.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>「{written}」はフォルダーです。ファイルを指定してください。</source>
<translation>“{written}” is a folder. Specify a file.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイル「{written}」が見つかりません。場所と名前を確かめてください。</source>
<translation>The file “{written}” was not found. Check its location and name.</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ここには 1 つしか渡せません（{count} 個あります）。</source>
<translation>Only 1 file can be handed over here (there are {count}).</translation>
</message>
<message>
<location filename="../../studio/browser/hands/virtual_list.py" />
<source>一覧を調べる</source>
<translation>examining the list</translation>
</message>
<message>
<location filename="../../studio/browser/hands/virtual_list.py" />
<source>スクロールする</source>
<translation>Scroll</translation>
</message>
<message>
<location filename="../../studio/browser/interception/messages.py" />
<source>読み取れない形式の内容</source>
<translation>Content in a form that cannot be read</translation>
</message>
<message>
<location filename="../../studio/browser/interception/messages.py" />
<source>そのうち読める部分</source>
<translation>What of it can be read</translation>
</message>
<message>
<location filename="../../studio/browser/interception/messages.py" />
<source>{count} バイト</source>
<translation>{count} bytes</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>このほか</source>
<translation>In addition</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>本文</source>
<translation>Body</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>{rest} 項目も送られます</source>
<translation>{rest} more {rest?field is|fields are} sent as well</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>長いため、ここに出せない内容も送られます</source>
<translation>There is more that is sent, too long to be shown here</translation>
</message>
<message>
<location filename="../../studio/browser/launch.py" />
<source>画面がないため、ブラウザーを表示できません。</source>
<translation>There is no display, so the browser cannot be shown.</translation>
</message>
<message>
<location filename="../../studio/browser/launch.py" />
<source>--headless を付けて、画面なしで実行してください。</source>
<translation>Add --headless to run it without a display.</translation>
</message>
<message>
<location filename="../../studio/browser/launch.py" />
<source>ブラウザーの設定を書き込めないため、起動できません。</source>
<translation>The browser cannot be started, because its settings cannot be written.</translation>
</message>
<message>
<location filename="../../studio/browser/launch.py" />
<source>ディスクの空きと、保存場所に書き込めるかを確かめてから、もう一度実行してください。</source>
<translation>Check the free space of the disk, and whether the studio's folder can be written, then run it again.</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>対象を表示する</source>
<translation>bringing the target into view</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>画面から選ぶ</source>
<translation>Pick on the page</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>調べているあいだに画面が変わりました。</source>
<translation>The page changed while it was being examined.</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>画面が落ち着いてから、もう一度選んでください。</source>
<translation>Wait until the page settles and choose again.</translation>
</message>
<message>
<location filename="../../studio/browser/recording/eyes.py" />
<source>このブラウザーの操作部品では、記録を使えません。</source>
<translation>This browser component does not support recording.</translation>
</message>
<message>
<location filename="../../studio/browser/recording/eyes.py" />
<source>インストーラーをもう一度実行して、部品を入れ直してください。</source>
<translation>Run the installer again to reinstall the component.</translation>
</message>
<message>
<location filename="../../studio/browser/recording/listener.py" />
<source>記録を始める</source>
<translation>Start recording</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>ブラウザーを調べる</source>
<translation>examining the browser</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>サインインの状態を読む</source>
<translation>reading the sign-in state</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>サインインの状態を引き継ぐ</source>
<translation>carrying over the sign-in state</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>ブラウザーを起動できませんでした。</source>
<translation>The browser could not be started.</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>設定の「ブラウザー」で、Edge か Chrome を選び直してください。</source>
<translation>Choose Edge or Chrome again under “Browser” in the settings.</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>ブラウザーを起動する</source>
<translation>starting the browser</translation>
</message>
<message>
<location filename="../../studio/browser/sight/isolated_contexts.py" />
<source>ページを調べる</source>
<translation>examining the page</translation>
</message>
<message>
<location filename="../../studio/browser/sight/isolated_contexts.py" />
<source>ページを調べられませんでした。</source>
<translation>The page could not be examined.</translation>
</message>
<message>
<location filename="../../studio/browser/sight/pictures.py" />
<source>画面を撮る</source>
<translation>taking a picture of the screen</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<source>対象を探す</source>
<translation>looking for the target</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<source>操作しようとした部分が、もう画面にありません。</source>
<translation>The element to be used is no longer on the screen.</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<source>画面を見直してから続けます。</source>
<translation>The page is looked at again before going on.</translation>
</message>
<message>
<location filename="../../studio/browser/tab_memory.py" />
<source>タブを空にする</source>
<translation>emptying the tab</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}のある枠（フレーム）が見つかりません。</source>
<translation>The frame that holds {target} was not found.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}が見つかりません。</source>
<translation>{target} was not found.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}が {count} 件見つかり、選べません。</source>
<translation>{count} elements match {target}, and none can be chosen.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}は、同じように見えるほかの部分と見分ける手がかりが記録されていません。</source>
<translation>Nothing was recorded that tells {target} apart from other elements that look alike.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>「{row_key}」の行に「{also}」がそろっていません。</source>
<translation>The row of "{row_key}" does not say all of "{also}".</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>」「</source>
<translation>”, “</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}にあたるものが記録したときと大きく違い、同じか確かめられません。</source>
<translation>What corresponds to {target} differs too much from the recording to be sure that it is the same.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}に似たものはありますが、記録したものと同じか確かめられません。</source>
<translation>There is something like {target}, but it cannot be told to be what was recorded.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}の手がかりが、別々の部分を指しています。</source>
<translation>The clues for {target} point to different elements.</translation>
</message>
<message>
<location filename="../../studio/browser/targets/frames.py" />
<source>枠を調べる</source>
<translation>examining the frame</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの読み込みを待つ</source>
<translation>waiting for the page to load</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの読み込みが途中で止まりました。</source>
<translation>The page stopped loading partway.</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの表示を待つ</source>
<translation>waiting for the page to be shown</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの変化を待つ</source>
<translation>waiting for the page to change</translation>
</message>
<message>
<location filename="../../studio/cli/command_line.py" />
<source>ここからは窓を開けません。</source>
<translation>The window cannot be opened from here.</translation>
</message>
<message>
<location filename="../../studio/cli/command_line.py" />
<source>tejun か python -m studio で開いてください。</source>
<translation>Open it with tejun or python -m studio.</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>手順書</source>
<translation>Procedure document</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>報告</source>
<translation>Report</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>保存するファイルがありません。</source>
<translation>No file to save to was given.</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>--html か --excel に、ファイルの名前を付けてください。</source>
<translation>Give --html or --excel the name of a file.</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>「{name}」の最後は {suffix} にしてください。</source>
<translation>The name “{name}” must end with {suffix}.</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>例：{name}</source>
<translation>Example: {name}</translation>
</message>
<message>
<location filename="../../studio/cli/kept/paper_commands.py" />
<source>{what}を書きました：{path}</source>
<translation>{what} written: {path}</translation>
</message>
<message>
<location filename="../../studio/cli/main.py" />
<source>停止しました。</source>
<translation>Stopped.</translation>
</message>
<message>
<location filename="../../studio/cli/main.py" />
<source>予期しない問題で止まりました（{name}）。</source>
<translation>Stopped by an unexpected problem ({name}).</translation>
</message>
<message>
<location filename="../../studio/cli/main.py" />
<source>もう一度実行しても同じときは、上の表示を添えて開発元に知らせてください。</source>
<translation>If it happens again when you try once more, tell the developers, with what is shown above.</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_app.py" />
<source>予定を実行できませんでした</source>
<translation>A scheduled run could not be carried out</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>予定「{name}」</source>
<translation>Schedule “{name}”</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>{name}：{result}</source>
<translation>{name}: {result}</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>{when} の回です。「予定」で、今すぐ実行するかを選んでください。</source>
<translation>It is the run of {when}. Under “Schedule”, choose whether to run it now.</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>{name}を実行できませんでした（時刻を過ぎています）</source>
<translation>{name} could not be run (its time has passed)</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>ほかの予定の実行が終わるのを待っています。</source>
<translation>Waiting for the run of another schedule to end.</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>この回は、もう記録があります：{result}</source>
<translation>This turn is on record already: {result}</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>時刻を過ぎたため、実行していません</source>
<translation>Not run, because its time has passed</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>今日の回はありません</source>
<translation>There is no run today</translation>
</message>
<message>
<location filename="../../studio/cli/runs/schedule_commands.py" />
<source>切になっています</source>
<translation>It is switched off</translation>
</message>
<message>
<location filename="../../studio/cli/runs/selftest_app.py" />
<source>この環境で動きます。</source>
<translation>It works in this environment.</translation>
</message>
<message>
<location filename="../../studio/cli/runs/selftest_app.py" />
<source>✔ {title}（{seconds:.1f} 秒）</source>
<translation>✔ {title} ({seconds:.1f} s)</translation>
</message>
<message>
<location filename="../../studio/cli/runs/selftest_app.py" />
<source>自己診断で、窓を開けませんでした。</source>
<translation>The self-test could not open the window.</translation>
</message>
<message>
<location filename="../../studio/cli/runs/selftest_app.py" />
<source>窓を開いて閉じました</source>
<translation>Opened the window and closed it</translation>
</message>
<message>
<location filename="../../studio/cli/terminal/console.py" />
<source>エラー：{message}</source>
<translation>Error: {message}</translation>
</message>
<message>
<location filename="../../studio/cli/terminal/console.py" />
<source>次に：{remedy}</source>
<translation>Next: {remedy}</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>番号</source>
<translation>No.</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>項目</source>
<translation>Item</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>操作</source>
<translation>Step</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>くわしく</source>
<translation>Details</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>手順スタジオ</source>
<translation>Tejun Studio</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>画面 {number}</source>
<translation>Screen {number}</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>画面</source>
<translation>Screen</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>
【{mark}】</source>
<translation>
[{mark}]</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>{label}：{said}</source>
<translation>{label}: {said}</translation>
</message>
<message>
<location filename="../../studio/documents/html_file.py" />
<source>{kind}：{title}</source>
<translation>{kind}: {title}</translation>
</message>
<message>
<location filename="../../studio/documents/html_file.py" />
<source>操作の記録は残っていません。</source>
<translation>No record of the steps is left.</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>{columns}の{figure}</source>
<translation>{figure} of {columns}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>件数</source>
<translation>Count</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>合計</source>
<translation>Sum</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>最小</source>
<translation>Minimum</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>最大</source>
<translation>Maximum</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>平均</source>
<translation>Average</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>一覧</source>
<translation>List</translation>
</message>
<message>
<location filename="../../studio/domain/actions/answer.py" />
<source>いちばん上の行</source>
<translation>top row</translation>
</message>
<message>
<location filename="../../studio/domain/actions/base.py" />
<source>{target}で「{label}」</source>
<translation>{label}: {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をクリック</source>
<translation>Click {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をダブルクリック</source>
<translation>Double-click {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を右クリック</source>
<translation>Right-click {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}にマウスを重ねる</source>
<translation>Hover over {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}へドラッグ</source>
<translation>Drag {target} to {to}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の前へドラッグ</source>
<translation>Drag {target} to before {to}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の後ろへドラッグ</source>
<translation>Drag {target} to after {to}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の先頭へドラッグ</source>
<translation>Drag {target} to the beginning of {to}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の末尾へドラッグ</source>
<translation>Drag {target} to the end of {to}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}からファイルを保存</source>
<translation>Save a file from {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}に「{value}」を入力</source>
<translation>Enter “{value}” in {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}の文章で{edits}</source>
<translation>In the text of {target}, {edits}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>1 文字ずつ入力する</source>
<translation>Type one character at a time</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}に「{words}」を 1 文字ずつ入力</source>
<translation>Type “{words}” in {target} one character at a time</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>選択肢から選ぶ</source>
<translation>Choose from options</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}で「{option}」を選ぶ</source>
<translation>Choose “{option}” in {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>チェックを入れる・外す</source>
<translation>Check or uncheck</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をオンにする</source>
<translation>Turn {target} on</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をオフにする</source>
<translation>Turn {target} off</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>ほか {count} 件</source>
<translation>(+{count} more)</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}に「{names}」{more}を渡す</source>
<translation>Hand “{names}”{more} to {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/outcome.py" />
<source>{name}が、「{cover}」に隠れていて操作できません。</source>
<translation>{name} is covered by “{cover}” and cannot be used.</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{url} を開く</source>
<translation>Open {url}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>新しいタブで開く</source>
<translation>Open in a new tab</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>新しいタブで {url} を開く</source>
<translation>Open {url} in a new tab</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>タブ「{tab}」に切り替える</source>
<translation>Switch to the tab “{tab}”</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{keys} キーを押す</source>
<translation>Press {keys}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{target}で{keys} キーを押す</source>
<translation>Press {keys} in {target}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を下へスクロール</source>
<translation>Scroll {where} down</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を上へスクロール</source>
<translation>Scroll {where} up</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を先頭までスクロール</source>
<translation>Scroll {where} to the beginning</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を最後までスクロール</source>
<translation>Scroll {where} to the end</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>「{until}」が見えるまで{where}をスクロール</source>
<translation>Scroll {where} until “{until}” is visible</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>文字が出るまで待つ</source>
<translation>Wait for text to appear</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>「{words}」が出るまで待つ</source>
<translation>Wait until “{words}” appears</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>「{gone}」が消えるまで待つ</source>
<translation>Wait until “{gone}” disappears</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{seconds:g} 秒待つ</source>
<translation>Wait {seconds:g} seconds</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>確認画面に答える</source>
<translation>Answer a dialog</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>キャンセル</source>
<translation>Cancel</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>確認画面に「{words}」と書いて{answer}で答える</source>
<translation>Type “{words}” in the dialog and answer it with {answer}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>確認画面に{answer}で答える</source>
<translation>Answer the dialog with {answer}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>条件に合う行を選ぶ</source>
<translation>Choose a row by conditions</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}を開く</source>
<translation>Open {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}を順に開く</source>
<translation>Open one after another: {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}にチェックを付ける</source>
<translation>Check the box of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}を探す</source>
<translation>Find {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}、その行の「{column}」を押す</source>
<translation>Press “{column}” in {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}、それぞれの行の「{column}」を押す</source>
<translation>Press “{column}” in each row: {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>表として取り出す</source>
<translation>Extract as a table</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>「{columns}」</source>
<translation>“{columns}”</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>一覧</source>
<comment>in a sentence</comment>
<translation>the list</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}の</source>
<translation>, {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>上位 {limit} 件</source>
<translation>Top {limit}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>表</source>
<comment>in a sentence</comment>
<translation>a table</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{within}{which}{what}を{how_many}として取り出す</source>
<translation>Extract as {how_many}: {within}{what}{which}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>「{within}」の </source>
<translation>“{within}”: </translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>ページの中を探す</source>
<translation>Search the page</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>ページの中から「{words}」を探す</source>
<translation>Find “{words}” on the page</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>「{words}」と答える</source>
<translation>Answer “{words}”</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>人にたずねる</source>
<translation>Ask a person</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>あなたに確認：{question}</source>
<translation>Check with you: {question}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>完了を確認</source>
<translation>Confirm completion</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>一覧の行</source>
<translation>the rows of the list</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{condition}、または</source>
<translation>{condition} or </translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}（{column}の小さい順）</source>
<translation>{rows}, lowest {column} first</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}（{column}の大きい順）</source>
<translation>{rows}, highest {column} first</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}の {take} 件目</source>
<translation>row {take} of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}すべて</source>
<translation>all of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}の上位 {take} 件</source>
<translation>the top {take} of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}の最初の {take} 件</source>
<translation>the first {take} of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}の最後</source>
<translation>the last of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/rule.py" />
<source>{rows}の最後から {take} 件目</source>
<translation>number {take} from the end of {rows}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>「{words}」</source>
<translation>“{words}”</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>「{anchor}」</source>
<translation>“{anchor}”</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>{new}を末尾に書き足す</source>
<translation>add {new} at the end</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>{new}を先頭に書き足す</source>
<translation>add {new} at the beginning</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>{old}の後に{new}を書き足す</source>
<translation>add {new} after {old}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>{old}の前に{new}を書き足す</source>
<translation>add {new} before {old}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>{old}を{new}に書き換える</source>
<translation>replace {old} with {new}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/text_edit.py" />
<source>{old}を消す</source>
<translation>delete {old}</translation>
</message>
<message>
<location filename="../../studio/domain/events/events.py" />
<source>全 {told} 行のうち </source>
<translation>{told} rows in all, </translation>
</message>
<message>
<location filename="../../studio/domain/events/events.py" />
<source>長い一覧を読んでいます（{whole}{rows} 行まで）</source>
<translation>Reading a long list ({whole}{rows} {rows?row|rows} so far)</translation>
</message>
<message>
<location filename="../../studio/domain/flows/ai_note.py" />
<source>すべてのサイト</source>
<translation>All sites</translation>
</message>
<message>
<location filename="../../studio/domain/flows/ai_note.py" />
<source>この手順</source>
<translation>This flow</translation>
</message>
<message>
<location filename="../../studio/domain/flows/ai_note.py" />
<source>注意書きが長すぎます（{count:,} 文字）。</source>
<translation>The note is too long ({count:,} characters).</translation>
</message>
<message>
<location filename="../../studio/domain/flows/ai_note.py" />
<source>{note_chars} 文字までにしてください。サイトごと、手順ごとに分けて書くこともできます。</source>
<translation>Keep it to {note_chars} characters. You can also write separate notes for each site and each flow.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/ai_note.py" />
<source>「{words}」は、サイトのアドレスとして読めません。</source>
<translation>“{words}” cannot be read as the address of a site.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/ai_note.py" />
<source>ブラウザーの上に出ているアドレスを、keiri.example.co.jp のように書いてください。</source>
<translation>Write the address shown at the top of the browser, like keiri.example.co.jp.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/brackets.py" />
<source>開始ページ</source>
<translation>Start page</translation>
</message>
<message>
<location filename="../../studio/domain/flows/brackets.py" />
<source>認証情報</source>
<translation>Credentials</translation>
</message>
<message>
<location filename="../../studio/domain/flows/brackets.py" />
<source>認証情報：</source>
<translation>Credential: </translation>
</message>
<message>
<location filename="../../studio/domain/flows/brackets.py" />
<source>：{value}</source>
<translation>: {value}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/brackets.py" />
<source>（{form}）</source>
<translation> ({form})</translation>
</message>
<message>
<location filename="../../studio/domain/flows/brackets.py" />
<source>『{words}』</source>
<translation>‘{words}’</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>この手順に「{name}」という変数はありません。</source>
<translation>This flow has no variable “{name}”.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>使える変数：{known}</source>
<translation>Available variables: {known}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>なし</source>
<translation>None</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>{tokens:,} 文字ぶんまで</source>
<translation>Up to {tokens:,} tokens</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>任せない</source>
<translation>Do not use AI</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>「{names}」の値がありません。</source>
<translation>No value is set for “{names}”.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>値を入力してから、もう一度実行してください（コマンドでは --set 名前=値）。</source>
<translation>Enter a value and run it again (on the command line --set name=value).</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>「{name}」の値がありません。</source>
<translation>No value is set for “{name}”.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow.py" />
<source>変数に足すか、「先月末」「第3営業日」「今日|yyyy/MM/dd」のような日付の言い方に直してください。</source>
<translation>Add it to the variables, or change it to a date wording such as “end of last month”, “3rd working day” or “today|yyyy/MM/dd”.</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{place}（{about}）</source>
<translation>{place} ({about})</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{where}を追加{after}</source>
<translation>Added {where}{after}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>：{after}</source>
<translation>: {after}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{where}を削除{before}</source>
<translation>Deleted {where}{before}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>：{before}</source>
<translation>: {before}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{where}を移動：{before} → {after}</source>
<translation>Moved {where}: {before} → {after}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{where}の{aspect}</source>
<translation>{where}, {aspect}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{what}を変更{from_to}</source>
<translation>Changed {what}{from_to}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>：{before} → {after}</source>
<translation>: {before} → {after}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>（なし）</source>
<translation>(none)</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>名前</source>
<translation>Name</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>目的</source>
<translation>Purpose</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>担当</source>
<translation>Owner</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>サイト</source>
<translation>Site</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>移動してよい場所</source>
<translation>Allowed sites</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>取り込んだ手順の扱い</source>
<translation>Trust in the imported flow</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>まだ信頼していない</source>
<translation>not trusted yet</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>信頼した</source>
<translation>trusted</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>できたことの確認</source>
<translation>Confirmation that it works</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>まだ確かめていない（下書き）</source>
<translation>not confirmed yet (draft)</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>確かめた</source>
<translation>confirmed</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>AI への注意書き</source>
<translation>Note to the AI</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>AI に任せてよい量</source>
<translation>Limit for the AI</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>変えられる値の並び</source>
<translation>Order of the variables</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>値</source>
<translation>Value</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>たずね方</source>
<translation>How it is asked</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>変えられる値「{shown}」</source>
<translation>Variable “{shown}”</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>毎回たずねる</source>
<translation>Ask each time</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>たずねない</source>
<translation>Do not ask</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{nth}の操作</source>
<translation>step {nth}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/flow_diff.py" />
<source>{index} 番目</source>
<translation>#{index}</translation>
</message>
<message>
<location filename="../../studio/domain/flows/imported.py" />
<source>AI への注意書き（信頼すると、この手順を手伝う AI に伝えます）</source>
<translation>Note to the AI (once you trust the flow, the AI that helps with it is told this)</translation>
</message>
<message>
<location filename="../../studio/domain/flows/sending.py" />
<source>項目なし</source>
<translation>no fields</translation>
</message>
<message>
<location filename="../../studio/domain/flows/sending.py" />
<source>{method} {path}（{names}）</source>
<translation>{method} {path} ({names})</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>文</source>
<translation>Sentence</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>任意</source>
<translation>Optional</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>実行する</source>
<translation>Run</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>承認</source>
<translation>Approval</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>承認なしの許可</source>
<translation>Permission without approval</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>うまくいかないとき</source>
<translation>If it fails</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>やり直す回数</source>
<translation>Number of retries</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>メモ</source>
<translation>Note</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>確かめること</source>
<translation>What to check</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>行う条件</source>
<translation>Condition for doing it</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>内容</source>
<translation>Content</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>{aspect}の見つけ方</source>
<translation>{aspect}, way to find it</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>オン</source>
<translation>On</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>オフ</source>
<translation>Off</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>{kind}「{hidden}」</source>
<translation>{kind} “{hidden}”</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>はい</source>
<translation>Yes</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>いいえ</source>
<translation>No</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>必要</source>
<translation>Needed</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>不要</source>
<translation>Not needed</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>あり</source>
<translation>Given</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>対象</source>
<translation>Target</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>ドラッグ先</source>
<translation>Drag to</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>アドレス</source>
<translation>Address</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>入力する値</source>
<translation>Value to enter</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>文字</source>
<translation>Text</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>書き換え</source>
<translation>Edits</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>置く位置</source>
<translation>Drop position</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>選択肢</source>
<translation>Option</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>状態</source>
<translation>State</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>キー</source>
<translation>Keys</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>ファイル</source>
<translation>File</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>向き</source>
<translation>Direction</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>位置</source>
<translation>Position</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>見えるまで待つ文字</source>
<translation>Text to become visible</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>タブ</source>
<translation>Tab</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>消えるまで待つ文字</source>
<translation>Text to disappear</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>待つ秒数</source>
<translation>Seconds to wait</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>答え方</source>
<translation>How to answer</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>条件</source>
<translation>Condition</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>押すもの</source>
<translation>What to press</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>列</source>
<translation>Columns</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>読むページ数</source>
<translation>Pages to read</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>0 件でもよい</source>
<translation>0 rows are fine</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>引用</source>
<translation>Quote</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>答えの値</source>
<translation>Values of the answer</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>質問</source>
<translation>Question</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>完了のしるし</source>
<translation>Sign of completion</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>下へ</source>
<translation>Down</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>上へ</source>
<translation>Up</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>先頭まで</source>
<translation>To the beginning</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>最後まで</source>
<translation>To the end</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>止める</source>
<translation>Stop</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>やり直す</source>
<translation>Retry</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>飛ばす</source>
<translation>Skip</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>たずねる</source>
<translation>Ask</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>離れる画面</source>
<translation>Page left</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>出る文字</source>
<translation>Text that appears</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>消える文字</source>
<translation>Text that disappears</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>入った値</source>
<translation>Entered value</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>チェック</source>
<translation>Check mark</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>確認画面</source>
<translation>Dialog</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>行</source>
<translation>Row</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>スクロール</source>
<translation>Scroll</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>入力位置</source>
<translation>Cursor position</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>見つかった文字</source>
<translation>Text found</translation>
</message>
<message>
<location filename="../../studio/domain/flows/step_diff.py" />
<source>答え</source>
<translation>Answer</translation>
</message>
<message>
<location filename="../../studio/domain/models/local_models.py" />
<source>画像も読めます</source>
<translation>can also read pictures</translation>
</message>
<message>
<location filename="../../studio/domain/models/local_models.py" />
<source>{name}（{told}）</source>
<translation>{name} ({told})</translation>
</message>
<message>
<location filename="../../studio/domain/models/local_models.py" />
<source>{name} を取り込みました。</source>
<translation>{name} was downloaded.</translation>
</message>
<message>
<location filename="../../studio/domain/models/local_models.py" />
<source>{name} を取り込む準備をしています…</source>
<translation>Preparing to download {name}…</translation>
</message>
<message>
<location filename="../../studio/domain/models/local_models.py" />
<source>{name} を確かめています…</source>
<translation>Checking {name}…</translation>
</message>
<message>
<location filename="../../studio/domain/models/local_models.py" />
<source>{name} を取り込んでいます：{percent} %（{done}／{total}）</source>
<translation>Downloading {name}: {percent}% ({done} of {total})</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>1 回の判断に {seconds:.1f} 秒</source>
<translation>{seconds:.1f} seconds per decision</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>1 秒に {words_per_s:.0f} 語</source>
<translation>{words_per_s:.0f} words per second</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>決められた形での返事 {kept}／{asked} 問</source>
<translation>replies in the required form {kept}/{asked}</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>内容の正しさ {right}／{asked} 問</source>
<translation>correct content {right}/{asked}</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>形は守れますが、かんたんな画面の読み取りを間違えました。もっと大きいモデルをおすすめします</source>
<translation>It keeps to the form, but misread simple pages. We recommend a larger model</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>決められた形で答えるまでに、言い直しが多くかかりました</source>
<translation>It took many corrections until it answered in the required form</translation>
</message>
<message>
<location filename="../../studio/domain/models/model_check.py" />
<source>判断に時間がかかります。もっと小さいモデルのほうが速く進みます</source>
<translation>It takes long to decide. A smaller model works faster</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>OpenAI のモデル名</source>
<translation>Name of an OpenAI model</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>API の料金は ChatGPT の契約とは別です。残高がないと使えません。</source>
<translation>API fees are separate from a ChatGPT subscription. It cannot be used without a credit balance.</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>https://（リソース名）.openai.azure.com</source>
<translation>https://(resource name).openai.azure.com</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>モデル名ではなく、Azure で付けたデプロイ名</source>
<translation>The deployment name given in Azure, not the model name</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>API バージョンが空のときは {default_api_version} を使います。</source>
<translation>When the API version is empty, {default_api_version} is used.</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>Ollama（このパソコン）</source>
<translation>Ollama (this computer)</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>ollama list に出る名前</source>
<translation>A name shown by ollama list</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>Ollama は、初期設定では長いページの始めを黙って捨てます。Ollama の設定で「Context length」を 16k 以上にして、Ollama を起動し直してください。</source>
<translation>By default, Ollama silently drops the beginning of long pages. Set “Context length” in Ollama's settings to 16k or more and restart Ollama.</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>LM Studio（このパソコン）</source>
<translation>LM Studio (this computer)</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>LM Studio で読み込んだモデルの名前</source>
<translation>Name of the model loaded in LM Studio</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>LM Studio の「Developer」でサーバーを開始し、モデルを読み込むときにコンテキスト長を 16384 以上にしてください。</source>
<translation>Start the server under “Developer” in LM Studio, and set the context length to 16384 or more when you load the model.</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>そのほかの互換サーバー</source>
<translation>Other compatible server</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>サービスのモデル名</source>
<translation>Model name of the service</translation>
</message>
<message>
<location filename="../../studio/domain/models/provider.py" />
<source>OpenAI と同じ形で答えるサーバーなら使えます。接続先は多くの場合 /v1 で終わります。</source>
<translation>Any server that answers in the same form as OpenAI can be used. In most cases the address ends with /v1.</translation>
</message>
<message>
<location filename="../../studio/domain/page/address.py" />
<source>{host}（「{shown}」）</source>
<translation>{host} (“{shown}”)</translation>
</message>
<message>
<location filename="../../studio/domain/page/address.py" />
<source>{host}（「{shown}」と表示される、まぎらわしい名前です）</source>
<translation>{host} (a misleading name, shown as “{shown}”)</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>画面から</source>
<translation>from the page</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>別の手がかりで</source>
<translation>by another clue</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>テスト用の目印で</source>
<translation>by its test mark</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>名前で</source>
<translation>by its name</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>ラベルで</source>
<translation>by its label</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>そばの言葉で</source>
<translation>by the words beside it</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>入力欄の薄い文字で</source>
<translation>by the hint text in the field</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>説明の文字で</source>
<translation>by its tooltip</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>同じ行・枠の中の名前で</source>
<translation>by its name within the same row or frame</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>行と列の見出しで</source>
<translation>by row and column headings</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>隣の見出しで</source>
<translation>by the heading next to it</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>文字で</source>
<translation>by its text</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>項目の内部名で</source>
<translation>by its internal name</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>項目の番号（id）で</source>
<translation>by its number (id)</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>画面から、名前で</source>
<translation>from the page, by its name</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>ページの形で</source>
<translation>by the shape of the page</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>並び順で</source>
<translation>by its order</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>スクリプトに書かれた探し方で</source>
<translation>by the way written in the script</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>同じ枠</source>
<translation>same frame</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>「{where}」の中の{way}</source>
<translation>{way} in “{where}”</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>「{scope_key}」の行の、列「{way}」</source>
<translation>row “{scope_key}”, column “{way}”</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>「{scope_key}」の隣の{way}</source>
<translation>{way} next to “{scope_key}”</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>{way}という名前</source>
<translation>name {way}</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>種類だけ（名前は問わない）</source>
<translation>kind only (whatever its name)</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>並び順（{count} 個のうち {place} 番目）</source>
<translation>order ({place} of {count})</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>並び順</source>
<translation>order</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>{family}「{way}」</source>
<translation>{family} “{way}”</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>「{name}」</source>
<translation>“{name}”</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>もの</source>
<translation>the element</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>テスト用の目印</source>
<translation>Test mark</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>ラベル</source>
<translation>Label</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>入力欄の薄い文字</source>
<translation>Hint text in the field</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>説明の文字</source>
<translation>Tooltip</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>項目の内部名</source>
<translation>Internal name</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>項目の番号（id）</source>
<translation>Number (id)</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>そばの言葉</source>
<translation>Words beside it</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>ページの形</source>
<translation>Shape of the page</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>画面の構造</source>
<translation>Page structure</translation>
</message>
<message>
<location filename="../../studio/domain/page/locator_wording.py" />
<source>スクリプトに書かれた探し方</source>
<translation>Way written in the script</translation>
</message>
<message>
<location filename="../../studio/domain/page/target.py" />
<source>この要素</source>
<translation>this element</translation>
</message>
<message>
<location filename="../../studio/domain/page/target.py" />
<source>「{row_key}」の行の{named}</source>
<translation>{named} in the row “{row_key}”</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>手順を保存</source>
<translation>Save flow</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>手順を削除</source>
<translation>Delete flow</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>手順を前の版に戻す</source>
<translation>Restore earlier version of flow</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>手順を取り込み</source>
<translation>Import flow</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>手順を書き出し</source>
<translation>Export flow</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>取り込んだ手順を信頼</source>
<translation>Trust imported flow</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>実行を開始</source>
<translation>Start run</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>実行が終了</source>
<translation>End run</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>途中から再開</source>
<translation>Resume partway</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>途中の実行を破棄</source>
<translation>Discard unfinished run</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>操作を承認</source>
<translation>Approve step</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>操作を拒否</source>
<translation>Refuse step</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>送信・移動を阻止</source>
<translation>Block sending or leaving the site</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>認証情報を登録</source>
<translation>Register credential</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>認証情報を削除</source>
<translation>Delete credential</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>認証情報を使うサイトを変更</source>
<translation>Change sites of credential</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>認証情報を移動</source>
<translation>Move credential</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>認証情報を使用</source>
<translation>Use credential</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>鍵を変更</source>
<translation>Change key</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>バックアップを作成</source>
<translation>Create backup</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>バックアップから復元</source>
<translation>Restore from backup</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>実行履歴を削除</source>
<translation>Delete run history</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>監査ログを書き出し</source>
<translation>Export audit log</translation>
</message>
<message>
<location filename="../../studio/domain/records/audit.py" />
<source>新しい版の手順スタジオによる操作</source>
<translation>Action by a newer version of Tejun Studio</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>.env ファイル</source>
<translation>.env file</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>OS のキーチェーン</source>
<translation>Keychain of the operating system</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>暗号化ライブラリ</source>
<translation>Encrypted library</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>認証情報の名前として使えません。</source>
<translation>It cannot be used as the name of a credential.</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>1～{secret_name} 文字で、{{ }} 〔 〕 : と改行・制御文字を含まない名前にしてください（例：会計ログイン）。</source>
<translation>Use a name of 1 to {secret_name} characters without {{ }} 〔 〕 : and without line breaks or control characters (example: Accounting login).</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>ユーザー名として使えません。</source>
<translation>It cannot be used as a user name.</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>{user_name} 文字までで、改行や制御文字を含まないユーザー名にしてください。</source>
<translation>Use a user name of up to {user_name} characters without line breaks or control characters.</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>サイトのアドレスとして読めません。</source>
<translation>It cannot be read as the address of a site.</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>https://www.example.co.jp/ のように、ログインするページのアドレスを指定してください。</source>
<translation>Enter the address of the page where you log in, like https://www.example.co.jp/.</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>{origin} は暗号化されていない通信（http）のため、認証情報を結び付けません。</source>
<translation>{origin} does not use an encrypted connection (http), so no credential is linked to it.</translation>
</message>
<message>
<location filename="../../studio/domain/records/credential.py" />
<source>https:// で始まるアドレスを指定してください（この端末の中のサイトは http でもかまいません）。</source>
<translation>Enter an address that starts with https:// (for sites on this computer, http is fine too).</translation>
</message>
<message>
<location filename="../../studio/domain/records/document.py" />
<source>取り消せない操作</source>
<translation>Step that cannot be undone</translation>
</message>
<message>
<location filename="../../studio/domain/records/document.py" />
<source>サイトに送る操作</source>
<translation>Step that sends to the site</translation>
</message>
<message>
<location filename="../../studio/domain/records/document.py" />
<source>実行しない</source>
<translation>Not run</translation>
</message>
<message>
<location filename="../../studio/domain/records/document.py" />
<source>できなかった</source>
<translation>Could not be done</translation>
</message>
<message>
<location filename="../../studio/domain/records/document.py" />
<source>未確認</source>
<translation>Unconfirmed</translation>
</message>
<message>
<location filename="../../studio/domain/records/document.py" />
<source>手順</source>
<comment>steps</comment>
<translation>Steps</translation>
</message>
<message>
<location filename="../../studio/domain/records/history.py" />
<source>画面変更</source>
<translation>Page change</translation>
</message>
<message>
<location filename="../../studio/domain/records/history.py" />
<source>データ</source>
<translation>Data</translation>
</message>
<message>
<location filename="../../studio/domain/records/history.py" />
<source>権限</source>
<translation>Permissions</translation>
</message>
<message>
<location filename="../../studio/domain/records/history.py" />
<source>通信</source>
<translation>Connection</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>もう一度開く</source>
<translation>Open again</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>パスフレーズか回復キーで開く</source>
<translation>Open with passphrase or recovery key</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>バックアップから戻す</source>
<translation>Restore from backup</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>新しく始める</source>
<translation>Start anew</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>保存場所を開く</source>
<translation>Open storage location</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>使えます</source>
<translation>Ready to use</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>読むだけ使えます</source>
<translation>Read-only</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ロックされています</source>
<translation>Locked</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>鍵が合いません</source>
<translation>The key does not fit</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ファイルが見つかりません</source>
<translation>The file was not found</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ファイルが空になっています</source>
<translation>The file is empty</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ファイルが壊れています</source>
<translation>The file is damaged</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>別の種類のファイルがあります</source>
<translation>There is a file of another kind</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ファイルを開けません</source>
<translation>The file cannot be opened</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>新しい版で作られています</source>
<translation>Made by a newer version</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ほかで使われています</source>
<translation>In use elsewhere</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>ディスクの空きが足りません</source>
<translation>There is not enough disk space</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>鍵ファイルが見つかりません</source>
<translation>The key file was not found</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>鍵ファイルが壊れています</source>
<translation>The key file is damaged</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>鍵ファイルを読めません</source>
<translation>The key file cannot be read</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>暗号化の部品が使えません</source>
<translation>The encryption component cannot be used</translation>
</message>
<message>
<location filename="../../studio/domain/records/library_state.py" />
<source>読み書きできません</source>
<translation>It cannot be read or written</translation>
</message>
<message>
<location filename="../../studio/domain/records/places.py" />
<source>Google ドライブ</source>
<translation>Google Drive</translation>
</message>
<message>
<location filename="../../studio/domain/records/places.py" />
<source>クラウドストレージ</source>
<translation>Cloud storage</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>毎日</source>
<translation>Every day</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>毎営業日</source>
<translation>Every working day</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>毎週 {set}</source>
<translation>Every week {set}</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>（ない月は末日）</source>
<translation> (last day in shorter months)</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>毎月 {day} 日{rest}</source>
<translation>Every month on day {day}{rest}</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>毎月 第 {nth} 営業日</source>
<translation>Every month on working day {nth}</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>毎月 月末営業日</source>
<translation>Every month on the last working day</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>その日はじめてログインしたとき</source>
<translation>At the first login of the day</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>始められませんでした</source>
<translation>It could not be started</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>始めました（まだ結果がありません）</source>
<translation>Started (no result yet)</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>時刻に動いていなかったため、実行していません</source>
<translation>Not run, because nothing was running at that time</translation>
</message>
<message>
<location filename="../../studio/domain/records/schedule.py" />
<source>行わないことにしました</source>
<translation>You decided not to run it</translation>
</message>
<message>
<location filename="../../studio/domain/runs/batch.py" />
<source>未実行</source>
<translation>Not run</translation>
</message>
<message>
<location filename="../../studio/domain/runs/batch.py" />
<source>実行中</source>
<translation>Running</translation>
</message>
<message>
<location filename="../../studio/domain/runs/batch.py" />
<source>完了</source>
<translation>Done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/batch.py" />
<source>失敗</source>
<translation>Failed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/batch.py" />
<source>要確認</source>
<translation>To be checked</translation>
</message>
<message>
<location filename="../../studio/domain/runs/batch.py" />
<source>対象外</source>
<translation>Left out</translation>
</message>
<message>
<location filename="../../studio/domain/runs/checklist.py" />
<source>やりたいことが空です。</source>
<translation>What you want to do is empty.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/checklist.py" />
<source>例：「練習書店で「プログラミング」を検索して」のように入力してください。</source>
<translation>Enter something like: Search for “programming” in the practice bookstore</translation>
</message>
<message>
<location filename="../../studio/domain/runs/checklist.py" />
<source>文章が長すぎます（{count:,} 文字）。</source>
<translation>The text is too long ({count:,} characters).</translation>
</message>
<message>
<location filename="../../studio/domain/runs/checklist.py" />
<source>{instruction_chars:,} 文字までにして、作業ごとに分けて入力してください。</source>
<translation>Keep it to {instruction_chars:,} characters and enter each task separately.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/checklist.py" />
<source>文字や数字が見つかりません。</source>
<translation>There are no letters or numbers.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/checklist.py" />
<source>やりたいことを言葉で入力してください。例：「検索する」</source>
<translation>Enter in words what you want to do. Example: “Search”</translation>
</message>
<message>
<location filename="../../studio/domain/runs/emergency.py" />
<source>連続 {figure:.0f} 回失敗</source>
<translation>Failed {figure:.0f} times in a row</translation>
</message>
<message>
<location filename="../../studio/domain/runs/emergency.py" />
<source>{figure:.0f} 秒進んでいません</source>
<translation>No progress for {figure:.0f} seconds</translation>
</message>
<message>
<location filename="../../studio/domain/runs/emergency.py" />
<source>自信度の平均 {figure:.2f}</source>
<translation>Average confidence {figure:.2f}</translation>
</message>
<message>
<location filename="../../studio/domain/runs/emergency.py" />
<source>同じ操作を {figure:.0f} 回くり返しました</source>
<translation>The same step was repeated {figure:.0f} times</translation>
</message>
<message>
<location filename="../../studio/domain/runs/emergency.py" />
<source>対象なし {figure:.0f} 回</source>
<translation>Target missing {figure:.0f} times</translation>
</message>
<message>
<location filename="../../studio/domain/runs/emergency.py" />
<source>AI の答えが、言い直しても使えませんでした</source>
<translation>The answers of the AI could not be used, even after asking again</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>画面が変わりました</source>
<translation>The page changed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>前の画面を離れました</source>
<translation>The previous page was left</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>「{0}」が出ました</source>
<translation>“{0}” appeared</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>「{0}」が消えました</source>
<translation>“{0}” disappeared</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>入力を読み返しました</source>
<translation>The entered value was read back</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>チェックを確かめました</source>
<translation>The check mark was confirmed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>選択を確かめました</source>
<translation>The choice was confirmed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>確認画面が開きました</source>
<translation>A dialog opened</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>タブが替わりました</source>
<translation>The tab changed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>状態が変わりました</source>
<translation>The state changed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>行を確かめました</source>
<translation>The row was confirmed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>ファイル「{0}」</source>
<translation>File “{0}”</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>スクロールしました</source>
<translation>Scrolled</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>カーソルが移りました</source>
<translation>The cursor moved</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>見つかりました</source>
<translation>Found</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>「{0}」と答えました</source>
<translation>Answered “{0}”</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{words}（{detail}）</source>
<translation>{words} ({detail})</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{count:,} 行 × {table_count:,} 列</source>
<translation>{count:,} {count?row|rows} × {table_count:,} {table_count?column|columns}</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{seconds:.1f} 秒</source>
<translation>{seconds:.1f} s</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{seconds} 分 {seconds_2} 秒</source>
<translation>{seconds} min {seconds_2} s</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>0円</source>
<translation>¥0</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>料金不明</source>
<translation>price unknown</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>約{yen:.1f}円</source>
<translation>≈ ¥{yen:.1f}</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{tokens:,} 文字ぶん</source>
<translation>{tokens:,} tokens</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{amount}・{price}</source>
<translation>{amount} · {price}</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>AI {calls} 回</source>
<translation>AI used {calls} {calls?time|times}</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>AI を使わずに</source>
<translation>Without AI</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>手順</source>
<comment>of a number</comment>
<translation>steps</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>AI とのやりとり</source>
<translation>AI usage</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>文字ぶん</source>
<translation>tokens</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>費用</source>
<translation>Cost</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>円</source>
<translation>yen</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{name}の上限の {share} % を使いました（{figures} {unit}）</source>
<translation>{name}: {share}% of the limit is used ({figures} {unit})</translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{why}。</source>
<translation>{why} </translation>
</message>
<message>
<location filename="../../studio/domain/runs/formatting.py" />
<source>{words}「{item}」ができているか、ブラウザーの画面で確かめてください。</source>
<translation>{words}Check in the browser whether “{item}” is done.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>ブラウザーで続きを行ってから「続ける」を押してください。</source>
<translation>Do the rest in the browser and then press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>ブラウザーでログインを済ませてから「続ける」を押してください。パスワードは、ここではなくブラウザーに入力します。</source>
<translation>Log in in the browser and then press “Continue”. Enter your password in the browser, not here.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>ログインが必要です（{host}）。ブラウザーでログインしてから「続ける」を押してください。</source>
<translation>You need to log in ({host}). Log in in the browser and then press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>届いた確認コードをブラウザーに入力してから「続ける」を押してください。ここには入力しないでください。</source>
<translation>Enter the verification code you received in the browser and then press “Continue”. Do not enter it here.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>確認コードの入力を求められています（{host}）。ブラウザーで入力してから「続ける」を押してください。</source>
<translation>A verification code is requested ({host}). Enter it in the browser and then press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>ブラウザーで「私はロボットではありません」などの確認を済ませてから「続ける」を押してください。</source>
<translation>Complete the check, such as “I am not a robot”, in the browser and then press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>「ロボットではない」ことの確認が出ています（{host}）。ブラウザーで済ませてから「続ける」を押してください。</source>
<translation>A check that you are not a robot is shown ({host}). Complete it in the browser and then press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>ブラウザーで次の操作をご自身で行ってから「続ける」を押してください。手がかりを下に書くと、それを使って続けます。</source>
<translation>Do the next step yourself in the browser and then press “Continue”. If you write a hint below, it is used to go on.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/persons_turn.py" />
<source>ブラウザーでご自身で行うこともできます。済んだら、どう続けるかを選んでください。</source>
<translation>You can also do it yourself in the browser. When you are done, choose how to continue.</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>成功</source>
<translation>Done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>完了しました</source>
<translation>Completed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>終わりました</source>
<translation>Finished</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>できました</source>
<translation>Done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>途中で止まりました</source>
<translation>Stopped partway</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>失敗しました</source>
<translation>Failed</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>できませんでした</source>
<translation>Could not be done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>できたことを確認できていません</source>
<translation>Not confirmed to be done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>結果を確かめられませんでした</source>
<translation>The result could not be checked</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>できたことを確認できません</source>
<translation>It cannot be confirmed to be done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>できたか、確かめられませんでした</source>
<translation>It could not be checked whether it is done</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>停止</source>
<comment>of a run</comment>
<translation>Stopped</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>停止しました</source>
<translation>Stopped</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>止めました</source>
<translation>Stopped</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>要操作</source>
<translation>Needs you</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>人の操作が必要なため止まりました</source>
<translation>Stopped because a person has to act</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>人の確認が必要なため、ここで止めました</source>
<translation>Stopped here because a person has to check</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>あなたの番です（途中で止まっています）</source>
<translation>It is your turn (stopped partway)</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>上限</source>
<translation>Limit</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>上限に達したため止まりました</source>
<translation>Stopped because the limit was reached</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>上限に達したため、ここで止めました</source>
<translation>Stopped here because the limit was reached</translation>
</message>
<message>
<location filename="../../studio/domain/runs/run_status.py" />
<source>上限に達して止まりました</source>
<translation>Stopped at the limit</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>範囲やおおよその値で書かれています</source>
<translation>is written as a range or a rough value</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>「{column}」が読み取れません</source>
<translation>“{column}” cannot be read</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>「{column}」が{doubt}</source>
<translation>“{column}” {doubt}</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>読み取れません</source>
<translation>cannot be read</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>{wanted}と書かれていないため、読み取れません</source>
<translation>is not marked as {wanted}, so it cannot be read</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>{span_unclear}（読み取れません）</source>
<translation>{span_unclear} (cannot be read)</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>。「税込」か「税抜」を付けた列の名前にしてください</source>
<translation>. Use a column name that says whether tax is included or excluded</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>複数あり、どれか決められません（{listed}）{hint}</source>
<translation>has several values, and it is unclear which one is meant ({listed}){hint}</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>複数あり、どれか決められません（{listed}）</source>
<translation>has several values, and it is unclear which one is meant ({listed})</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>5 段階の評価として読み取れません</source>
<translation>cannot be read as a rating out of 5</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>「在庫」が読み取れません</source>
<translation>“Stock” cannot be read</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>「{column}」が{found}</source>
<translation>“{column}” {found}</translation>
</message>
<message>
<location filename="../../studio/domain/values/cell_values.py" />
<source>複数あり、どれか決められません</source>
<translation>has several values, and it is unclear which one is meant</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が空欄</source>
<translation>{column} is blank</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が空欄で、</source>
<translation>{column} empty and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が空欄の行</source>
<translation>rows with {others}{column} empty</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以上</source>
<translation>{column} {value} or more</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以上で、</source>
<translation>{column} {value} or more and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} 以上の行</source>
<translation>rows with {others}{column} {value} or more</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以降</source>
<translation>{column} {value} or later</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以降で、</source>
<translation>{column} {value} or later and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} 以降の行</source>
<translation>rows with {others}{column} {value} or later</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>以上</source>
<translation>or more</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以下</source>
<translation>{column} {value} or less</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以下で、</source>
<translation>{column} {value} or less and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} 以下の行</source>
<translation>rows with {others}{column} {value} or less</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以前</source>
<translation>{column} {value} or earlier</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 以前で、</source>
<translation>{column} {value} or earlier and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} 以前の行</source>
<translation>rows with {others}{column} {value} or earlier</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>以下</source>
<translation>or less</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} を超える</source>
<translation>{column} over {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} を超え、</source>
<translation>{column} over {value} and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} を超える行</source>
<translation>rows with {others}{column} over {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} より後</source>
<translation>{column} after {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} より後で、</source>
<translation>{column} after {value} and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} より後の行</source>
<translation>rows with {others}{column} after {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>を超える</source>
<translation>more than this</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 未満</source>
<translation>{column} under {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} 未満で、</source>
<translation>{column} under {value} and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} 未満の行</source>
<translation>rows with {others}{column} under {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} より前</source>
<translation>{column} before {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が {value} より前で、</source>
<translation>{column} before {value} and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が {value} より前の行</source>
<translation>rows with {others}{column} before {value}</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>未満</source>
<translation>less than this</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が「{value}」</source>
<translation>{column} “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が「{value}」で、</source>
<translation>{column} “{value}” and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が「{value}」の行</source>
<translation>rows with {others}{column} “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>と同じ</source>
<translation>exactly this</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}に「{value}」を含む</source>
<translation>{column} contains “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}に「{value}」を含み、</source>
<translation>{column} that contains “{value}” and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}に「{value}」を含む行</source>
<translation>rows with {others}{column} that contains “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>を含む</source>
<translation>contained in it</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}に「{value}」を含まない</source>
<translation>{column} does not contain “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}に「{value}」を含まず、</source>
<translation>{column} that does not contain “{value}” and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}に「{value}」を含まない行</source>
<translation>rows with {others}{column} that does not contain “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>を含まない</source>
<translation>not contained in it</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が「{value}」で始まる</source>
<translation>{column} starts with “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{column}が「{value}」で始まり、</source>
<translation>{column} that starts with “{value}” and </translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>{others}{column}が「{value}」で始まる行</source>
<translation>rows with {others}{column} that starts with “{value}”</translation>
</message>
<message>
<location filename="../../studio/domain/values/comparison.py" />
<source>で始まる</source>
<translation>at its start</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>全角 → 半角（英数・記号・カナ）</source>
<translation>Full-width → half-width (letters, digits, symbols, kana)</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>半角 → 全角（英数・記号・カナ）</source>
<translation>Half-width → full-width (letters, digits, symbols, kana)</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>ひらがな・半角カナ → カタカナ</source>
<translation>Hiragana, half-width kana → katakana</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>カタカナ → ひらがな</source>
<translation>Katakana → hiragana</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>かな → 半角カナ</source>
<translation>Kana → half-width kana</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>日付 → 2026-11-20</source>
<translation>Date → 2026-11-20</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>日付 → 2026/11/20</source>
<translation>Date → 2026/11/20</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>日付 → 2026年11月20日</source>
<translation>Date → Japanese, Western year (2026)</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>日付 → 令和8年11月20日</source>
<translation>Date → Japanese, era year (Reiwa 8)</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>数 → 1234567</source>
<translation>Number → 1234567</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>数 → 1,234,567</source>
<translation>Number → 1,234,567</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>郵便番号 → 100-0001</source>
<translation>Postal code → 100-0001</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>郵便番号 → 1000001</source>
<translation>Postal code → 1000001</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>電話番号 → 数字だけ</source>
<translation>Phone number → digits only</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>前後の空白を取る</source>
<translation>Remove blanks at both ends</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>空白をすべて取る</source>
<translation>Remove all blanks</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>英字を大文字に</source>
<translation>Letters to upper case</translation>
</message>
<message>
<location filename="../../studio/domain/values/converting.py" />
<source>英字を小文字に</source>
<translation>Letters to lower case</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_expression.py" />
<source>{isoformat} の前後 {closed_days} 日に営業日がありません。</source>
<translation>There is no working day within {closed_days} days before or after {isoformat}.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_expression.py" />
<source>設定の会社の休日に、誤った行がないか確かめてください。</source>
<translation>Check the company holidays in the settings for wrong lines.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_expression.py" />
<source>「{words}」は、日付として読めません。</source>
<translation>“{words}” cannot be read as a date.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_expression.py" />
<source>2026/11/20 のような日付か、次のような言い方で入力してください：{named_in_refusals}</source>
<translation>Enter a date such as 2026/11/20, or one of these wordings: {named_in_refusals}</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_expression.py" />
<source>{year}年{month}月に{wanted}はありません。</source>
<translation>There is no {wanted} in {year}/{month}.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_expression.py" />
<source>月の最後の日は「月末」、最後の営業日は「月末営業日」と書けます。</source>
<translation>You can write “end of month” for the last day of the month and “last working day of the month” for its last working day.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_format.py" />
<source>「{date_format}」という日付の書き方はありません。</source>
<translation>There is no date format “{date_format}”.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_format.py" />
<source>yyyy（年）、MM か M（月）、dd か d（日）、曜（曜日）、ggge（令和8）を使ってください。例：yyyy/MM/dd、yyyy年M月d日、ggge年M月d日、M月d日(曜)</source>
<translation>Use yyyy (year), MM or M (month), dd or d (day), and ggge (year of the Japanese era). Examples: yyyy/MM/dd, yyyy-MM-dd, ggge/M/d, M/d</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_format.py" />
<source>{isoformat} は和暦で表せません。</source>
<translation>{isoformat} cannot be written in the Japanese calendar.</translation>
</message>
<message>
<location filename="../../studio/domain/values/date_format.py" />
<source>明治より前の日付には、yyyy年M月d日 のような西暦の書き方を使ってください。</source>
<translation>For dates before the Meiji era, use a format with the Western year such as yyyy/M/d.</translation>
</message>
<message>
<location filename="../../studio/domain/values/moments.py" />
<source>月,火,水,木,金,土,日</source>
<translation>Mon,Tue,Wed,Thu,Fri,Sat,Sun</translation>
</message>
<message>
<location filename="../../studio/domain/values/moments.py" />
<source>今日 {clock}</source>
<translation>Today {clock}</translation>
</message>
<message>
<location filename="../../studio/domain/values/moments.py" />
<source>昨日 {clock}</source>
<translation>Yesterday {clock}</translation>
</message>
<message>
<location filename="../../studio/domain/values/moments.py" />
<source>明日 {clock}</source>
<translation>tomorrow {clock}</translation>
</message>
<message>
<location filename="../../studio/domain/values/moments.py" />
<source>{day}（{weekday}）</source>
<translation>{day} ({weekday})</translation>
</message>
<message>
<location filename="../../studio/domain/values/variable_words.py" />
<source>数</source>
<translation>Number</translation>
</message>
<message>
<location filename="../../studio/domain/values/variable_words.py" />
<source>日付</source>
<translation>Date</translation>
</message>
<message>
<location filename="../../studio/domain/values/variable_words.py" />
<source>選択</source>
<translation>Choice</translation>
</message>
<message>
<location filename="../../studio/domain/values/writing.py" />
<source>「{words}」は、この手順で使う書き方（{writing}）にできません。</source>
<translation>“{words}” cannot be put into the form used in this flow ({writing}).</translation>
</message>
<message>
<location filename="../../studio/domain/values/writing.py" />
<source>2026年12月1日 9:00 のように、日付と時刻を入力してください。</source>
<translation>Enter a date with a time, such as 2026-12-01 9:00.</translation>
</message>
<message>
<location filename="../../studio/domain/values/writing.py" />
<source>記録したときと同じ種類の値（数なら 3000 や 2,980円）を入力してください。</source>
<translation>Enter a value of the same kind as in the recording (for numbers, something like 3000 or ¥2,980).</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<source>内容は送られました。画面には何も出ていません。</source>
<translation>The content was sent. The page shows nothing about it.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<source>{one}（{number} / {total} 件目）。取り消せない可能性があります。</source>
<translation>{one} ({number} of {total}). It may not be possible to undo this.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<source>{count} か所</source>
<translation>{count} {count?place|places}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<source>確認で「やめる」が選ばれました。</source>
<translation>“Cancel” was chosen when asked for confirmation.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>（ブラウザーで済ませました）</source>
<translation>(done in the browser)</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>3 手順続けてうまくいきました</source>
<translation>3 steps in a row went well</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>{trigger}。見方を変えて {entries} 回試しても進みません。ブラウザーでこの項目の続きを行ってから「続ける」を押してください。</source>
<translation>{trigger}. Looking at it in another way {entries} {entries?time|times} brought no progress. Do the rest of this item in the browser and then press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>｜</source>
<translation> | </translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>{message}。1 行目：{first}</source>
<translation>{message} Row 1: {first}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>できたことがまだ画面から分かりません。同じ操作はくり返さず、結果が分かる画面を開いて確かめてください。ほかに見る所がなければ done と答えてください。</source>
<translation>The page does not show yet that it is done. Do not repeat the same step; open a page that shows the result and check. If there is nowhere else to look, answer done.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>この操作は一度行っています。くり返さず、結果が分かる画面を開くか、done と答えてください。</source>
<translation>This step has already been done once. Do not repeat it; open a page that shows the result, or answer done.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>結果が分かる画面を見つけられませんでした。</source>
<translation>No page that shows the result was found.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>まだ終わっていません。{reason}</source>
<translation>It is not finished yet. {reason}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>終わったことを、画面から確かめられませんでした。{reason}</source>
<translation>The page does not show for certain that it is finished. {reason}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>開始ページを開く</source>
<translation>Open the start page</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>「{site}」のアドレスがわかりません。</source>
<translation>The address of “{site}” is not known.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>どのサイトで行うかがわかりません。</source>
<translation>It is not known on which site to do this.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>やりたいことに、サイトのアドレス（https:// から始まる文字）を入れてください。</source>
<translation>Add the address of the site (starting with https://) to what you want to do.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{lost}」を入れられないまま先へ進んでいます。</source>
<translation>It goes on without “{lost}” having been entered.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>確認の画面が開いていて、</source>
<translation>A confirmation page is open. </translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>{where}入力した内容は、まだ送られていません。</source>
<translation>{where}What was entered has not been sent yet.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>画面に「{trouble}」と出ています。</source>
<translation>The page shows “{trouble}”.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>この項目では、画面にまだ新しいことが起きていません。</source>
<translation>For this item, nothing new has happened on the page yet.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>できたことを示す新しい表示が見つかりません。</source>
<translation>Nothing new on the page shows that it is done.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>まだパスワードの入力欄が表示されています。</source>
<translation>The password field is still shown.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>ログインできたことを示す表示が見つかりません。</source>
<translation>Nothing on the page shows that you are logged in.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>取り出したものがありません。</source>
<translation>Nothing was extracted.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>ファイルをまだ受け取っていません。</source>
<translation>No file has been received yet.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>何が見えればよいかを、項目の言葉から決められません。</source>
<translation>The words of the item do not tell what should be visible.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{missing}」は画面に見つかりません。</source>
<translation>“{missing}” is not found on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>どの場合にあたるかを、画面で確かめてください。</source>
<translation>Check on the page which case applies.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{missing}」がまだ入っていません。</source>
<translation>“{missing}” has not been entered yet.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>入れた値か選んだものを、項目の言葉と比べられません。</source>
<translation>What was entered or chosen cannot be compared with the words of the item.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{literals}」をまだ使っていません。</source>
<translation>“{literals}” has not been used yet.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>条件をくらべて選んだことを確かめられません。</source>
<translation>It cannot be confirmed that the choice was made by comparing the conditions.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>探した結果が表示されたことを確かめられません。</source>
<translation>It cannot be confirmed that the search results are shown.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>この項目では、まだ何も押していません。</source>
<translation>For this item, nothing has been pressed yet.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>開いた画面が、項目の言うものかを確かめられません。</source>
<translation>It cannot be confirmed that the opened page is the one the item means.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/deeds.py" />
<source>ファイル {detail} を受け取りました。</source>
<translation>The file {detail} was received.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>画面に「{complaint}」と表示されました。</source>
<translation>The page showed “{complaint}”.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>操作しましたが、画面に変化がありませんでした。</source>
<translation>The step was done, but nothing changed on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>サイトがエラーを返しました（{http_status}）。</source>
<translation>The site returned an error ({http_status}).</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>選ばれた対象が、いまの画面にありません。</source>
<translation>The chosen target is not on the current page.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>送られている可能性があります。もう一度行う前に、サイトの画面や受信メールで確かめてください。</source>
<translation>It may have been sent. Before doing it again, check on the site or in your mail.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>項目が終わりました</source>
<translation>The item is finished</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>AI が次の操作を決められませんでした。</source>
<translation>The AI could not decide on the next step.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>あなたが続けました。</source>
<translation>You went on with it.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>{item}を完了できませんでした。{last_words}</source>
<translation>Could not complete {item}. {last_words}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>最後まで進みましたが、結果を確認できませんでした。</source>
<translation>It went through to the end, but the result could not be confirmed.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>ブラウザーの画面を見て、できているか確かめてください。</source>
<translation>Look at the page in the browser and check whether it is done.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>すべての項目が終わりました。</source>
<translation>All items are finished.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/steps/fitting_rows.py" />
<source>「{title}」は条件に合いません（{column} {reading}、条件は {condition}）。</source>
<translation>“{title}” does not meet the condition ({column} {reading}, the condition is {condition}).</translation>
</message>
<message>
<location filename="../../studio/engine/agent/steps/said_rows.py" />
<source>「{title}」より先に「{first}」が当てはまります。</source>
<translation>“{first}” fits before “{title}” does.</translation>
</message>
<message>
<location filename="../../studio/engine/agent/steps/said_rows.py" />
<source>画面の「{column}」は {reading} で、「{condition}」に合いません。</source>
<translation>“{column}” on the page is {reading}, which does not meet “{condition}”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>実行する操作が 1 つもありません。</source>
<translation>There is no step to run.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>操作を足すか、オフにした操作をオンに戻してください。</source>
<translation>Add a step, or turn a step that is off back on.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>最初にページを開く操作がないため、そのとき開いている画面から始まります。</source>
<translation>No step opens a page at the beginning, so it starts from whatever page is open then.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>決まった画面から始めるときは、「ページを開く」を先頭に足してください。</source>
<translation>To start from a fixed page, add “Open a page” at the top.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>確認画面に、人の確認なしで OK と答えます。</source>
<translation>It answers a dialog with OK without asking a person.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り消せない内容なら、「実行前に確認する」をオンにしてください。</source>
<translation>If this cannot be undone, turn on “Ask before running”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り消せない操作のようですが、人の確認なしで実行されます。</source>
<translation>This looks like a step that cannot be undone, but it is run without asking a person.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>「実行前に確認する」をオンにしてください。</source>
<translation>Turn on “Ask before running”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>何があっても {seconds:g} 秒待ちます。</source>
<translation>It waits {seconds:g} seconds whatever happens.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>出てくる文字か、消える文字を決めると、早く確実になります。</source>
<translation>Choose a text that appears or disappears, and it becomes faster and more reliable.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>終わりのない一覧では、最後までスクロールできません。</source>
<translation>A list without an end cannot be scrolled to its end.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>見えるまで待つ文字を決めてください。</source>
<translation>Choose the text to wait for until it is visible.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>一覧を {pages} ページまで読み続けます。</source>
<translation>It goes on reading the list for up to {pages} pages.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>件数か、読むページ数を決めてください。</source>
<translation>Choose the number of rows or the number of pages to read.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>条件がないため、一覧のすべての行で{column}を押します。</source>
<translation>There is no condition, so it presses {column} in every row of the list.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>行を選ぶ条件を足すか、件数を決めてください。</source>
<translation>Add a condition for the rows, or choose how many.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り消せない操作のあとに、うまくいったかを確かめていません。</source>
<translation>After a step that cannot be undone, nothing checks whether it worked.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>「確かめること」に、操作のあとに出る文字を足してください。</source>
<translation>Add the text that appears after the step to “What to check”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{url}は、ウェブサイトのアドレスではないため開けません。</source>
<translation>{url} is not the address of a website and cannot be opened.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>https:// から始まるアドレスに直してください。</source>
<translation>Correct it to an address that starts with https://.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>この手順に登録されていないサイト{origin}を開きます。</source>
<translation>It opens {origin}, a site that is not registered for this flow.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>実行のたびに確認が出ます。使うサイトなら、「移動してよい場所」に足してください。</source>
<translation>You are asked on every run. If you use this site, add it to “Allowed sites”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>選ぶ行が「1 件目」より前になっています。</source>
<translation>The row to choose comes before “row 1”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>条件を直してください。</source>
<translation>Correct the condition.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>どの列を見るかが決まっていない条件があります。</source>
<translation>There is a condition without a column to look at.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{column}の条件に、比べる値がありません。</source>
<translation>The condition on {column} has no value to compare with.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{column}の条件の{value}は、大小を比べられません。</source>
<translation>{value} in the condition on {column} cannot be compared as larger or smaller.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>人がいない所では、ここで止まります。</source>
<translation>Where nobody is present, it stops here.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>行ごとに、人がすることを待ちます。</source>
<translation>It waits for a person on every row.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{remedy}表で使うときは、変えられる値にしてください。</source>
<translation>{remedy} For use with a table, make it a variable.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>人がすることを待つ操作です。</source>
<translation>This step waits for a person.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り込んだ手順で、まだ信頼されていません。操作のたびに確認が出ます。</source>
<translation>This is an imported flow that is not trusted yet. You are asked at every step.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>中身を確かめて、「信頼する」を選んでください。</source>
<translation>Check what it does and choose “Trust”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>開始ページのアドレスが空です。</source>
<translation>The address of the start page is empty.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>変えられる値「url」に、開始ページのアドレスを入力してください。</source>
<translation>Enter the address of the start page in the variable “url”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/checks.py" />
<source>取り込んだ手順は、中身を確かめて信頼してから、今日の画面で確かめられます。</source>
<translation>An imported flow can be checked on today's pages after you have looked at what it does and trusted it.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/checks.py" />
<source>点検を止めました。</source>
<translation>The check was stopped.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>次に見つからなくなる前に、「画面から選び直す」で選んでください。</source>
<translation>Choose it with “Pick again on the page” before it can no longer be found.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}は、いつもの「{found}」ではなく「{sight_found}」見つかりました。</source>
<translation>{target} was found “{sight_found}” instead of “{found}” as usual.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>名前が{name}から{sight_name}に変わっています。</source>
<translation>The name has changed from {name} to {sight_name}.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>同じものなら「画面から選び直す」で選び、違うものなら手順を直してください。</source>
<translation>If it is the same one, choose it with “Pick again on the page”; if it is another one, correct the flow.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}の様子が、記録したときと少し違います（一致 {similarity:.0%}）。</source>
<translation>{target} looks a little different from when it was recorded (match {similarity:.0%}).</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}は見えませんでした。点検では何も送らないため、まだ出ていないだけかもしれません。</source>
<translation>{target} was not visible. A check sends nothing, so it may simply not have appeared yet.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>気になるときは、「1 つずつ」で実行して確かめてください。</source>
<translation>If you are not sure, run it with “One at a time” and check.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}にあてはまるものが、画面に 2 つ以上あります。</source>
<translation>Two or more elements on the page match {target}.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>「画面から選び直す」で、どれかを選んでください。</source>
<translation>Choose one of them with “Pick again on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}が、今日の画面に見つかりません。</source>
<translation>{target} is not found on today's page.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>画面を確かめて、「画面から選び直す」で選ぶか、手順を直してください。</source>
<translation>Look at the page, and choose it with “Pick again on the page” or correct the flow.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}が、記録したものかどうか確かめられません。</source>
<translation>It cannot be confirmed that {target} is what was recorded.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>画面を確かめて、「画面から選び直す」で選んでください。</source>
<translation>Look at the page, and choose it with “Pick again on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>前回の点検（{then}{share}）と、見つかり方が変わりました（{now}{sight_share}）。</source>
<translation>It is found differently than in the last check (then {then}{share}, now {now}{sight_share}).</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>ここ {count} 回の実行で、見つかり方が変わってきています（{ways}）。</source>
<translation>Over the last {count} runs, the way it is found has been changing ({ways}).</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>・一致 {similarity:.0%}</source>
<translation>, match {similarity:.0%}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>実行の記録はまだありません</source>
<translation>There is no record of runs yet</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>、その前は {earlier:.0%}</source>
<translation>, before that {earlier:.0%}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>直近 {runs} 回のうち {failures} 回失敗（{rate:.0%}{before}）</source>
<translation>{failures} of the last {runs} runs failed ({rate:.0%}{before})</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>前回の実行は、ログインが必要になって止まりました。</source>
<translation>The last run stopped because a login was needed.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>失敗が増えています：{rate}。</source>
<translation>Failures are increasing: {rate}.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>「今日の画面で確かめる」を実行するか、履歴で失敗した操作を確かめてください。</source>
<translation>Run “Check on today's pages”, or look in the history for the step that failed.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>日付の言い方（「先月末」など）を使うか、一覧から条件で選ぶ操作に変えてください。</source>
<translation>Use a date wording (such as “end of last month”), or change it to a step that chooses from a list by conditions.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>金額は変わることがあります。一覧から条件で選ぶ操作に変えてください。</source>
<translation>Amounts can change. Change it to a step that chooses from a list by conditions.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>どれを操作するかが決まっていません。</source>
<translation>It is not decided which element to use.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>「画面から選ぶ」で、選んでください。</source>
<translation>Choose it with “Pick on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>{target}は、ページの形（並び順など）だけで見つけています。</source>
<translation>{target} is found only by the shape of the page (such as its order).</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>ページが少し変わると見つからなくなります。「画面から選び直す」で選んでください。</source>
<translation>It is no longer found when the page changes a little. Choose it with “Pick again on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>{what}{words}に、次は変わるかもしれない数字{part}があります。</source>
<translation>{what} {words} contains the number {part}, which may be different next time.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>操作するものの名前</source>
<translation>The element name</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>行の中で押すもの</source>
<translation>The control to press in the row</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>手順の名前、目的か AI への注意書きに、パスワードらしい文字が書かれています。</source>
<translation>The name, the purpose or the note to the AI of this flow contains text that looks like a password.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>その文字を消して、「認証情報」に登録してください。</source>
<translation>Delete that text and register it under “Credentials”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}がないため、入力できません。</source>
<translation>The variable {name} does not exist, so nothing can be entered.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>その値を足すか、この操作の値を直してください。</source>
<translation>Add the value, or correct the value of this step.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}が空です。</source>
<translation>The variable {name} is empty.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>値を入れるか、「毎回たずねる」にしてください。</source>
<translation>Enter a value, or set it to “Ask each time”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>{what}が空です。</source>
<translation>“{what}” is empty.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>{what}を入力するか、この操作を消してください。</source>
<translation>Enter “{what}”, or delete this step.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>入力する値が空のため、欄を空にするだけです。</source>
<translation>The value to enter is empty, so the field is only cleared.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>入力したいものがあれば、値を書いてください。</source>
<translation>If there is something to enter, write the value.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>開くアドレス</source>
<translation>Address to open</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>選ぶもの</source>
<translation>What to choose</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>押すキー</source>
<translation>Keys to press</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>渡すファイル</source>
<translation>File to hand over</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>切り替えるタブ</source>
<translation>Tab to switch to</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>たずねる文</source>
<translation>Question to ask</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>渡すファイル{path}が見つかりません。</source>
<translation>The file to hand over, {path}, was not found.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>ファイルを元の場所に戻すか、この操作のファイルを選び直してください。</source>
<translation>Put the file back where it was, or choose the file of this step again.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>パスワードの欄に入れる文字が、そのまま手順に書かれています。</source>
<translation>What goes into a password field is written in the flow as it is.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>「認証情報」に登録して〔認証情報：名前〕に置き換えてください。</source>
<translation>Register it under “Credentials” and replace it with 〔Credential: name〕.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>文かメモに、パスワードらしい文字が書かれています。</source>
<translation>The sentence or the note contains text that looks like a password.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}に、パスワードがそのまま書かれています。</source>
<translation>A password is written in the variable {name} as it is.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>値を消して「毎回たずねる」にするか、「認証情報」に登録してください。</source>
<translation>Delete the value and set it to “Ask each time”, or register it under “Credentials”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}は、どの操作でも使われていません。</source>
<translation>The variable {name} is not used in any step.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>いらなければ消してください。</source>
<translation>Delete it if you do not need it.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}が使えません：{message}</source>
<translation>The variable {name} cannot be used: {message}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>点検では、登録されたサイトのページしか開きません。</source>
<translation>A check opens only pages of the registered sites.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>使うサイトなら、「移動してよい場所」に足してから点検してください。</source>
<translation>If you use this site, add it to “Allowed sites” and check again.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>ログインの画面が出たため、その先を点検できません。</source>
<translation>A login page appeared, so what comes after it cannot be checked.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>ブラウザーでログインしてから、もう一度点検してください。</source>
<translation>Log in in the browser and check again.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>人にしかできない確認（コードや「ロボットではない」こと）の画面が出ました。</source>
<translation>A check that only a person can do appeared (a code, or “I am not a robot”).</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>ブラウザーで済ませてから、もう一度点検してください。</source>
<translation>Complete it in the browser and check again.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>今日のページには、条件に合う行がありません。</source>
<translation>No row on today's page meets the conditions.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>値を変えて実行するか、条件を確かめてください。</source>
<translation>Run it with other values, or look at the conditions.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>今日のページでは、この操作ができませんでした：{message}</source>
<translation>This step could not be done on today's page: {message}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>画面を確かめて、手順を直してください。</source>
<translation>Look at the page and correct the flow.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>操作のあと、記録したときの表示（「{detail}」）が確かめられませんでした。</source>
<translation>What was shown when it was recorded (“{detail}”) could not be confirmed after the step.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>画面を確かめて、「確かめること」を直してください。</source>
<translation>Look at the page and correct “What to check”.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>始めるページが決まっていないため、{count} 件の操作は見ていません。</source>
<translation>The start page is not decided, so {count} {count?act was|acts were} not looked at.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>最初に「ページを開く」を足すと、点検できます。</source>
<translation>Add “Open a page” at the beginning, and it can be checked.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>{words}を点検では行わないため、その先の {count} 件の操作は見ていません。</source>
<translation>A check does not carry out {words}, so the {count} {count?step|steps} after it {count?was|were} not looked at.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>その先は、実際に実行したときに確かめられます。</source>
<translation>You can see the rest when you actually run it.</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>問題 {errors} 件、注意 {warnings} 件</source>
<translation>{errors} {errors?problem|problems}, {warnings} {warnings?warning|warnings}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>問題はありません</source>
<translation>no problems</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>点検：{found}</source>
<translation>Check: {found}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>、{unseen_steps} 操作は見ていません</source>
<translation>, {unseen_steps} {unseen_steps?step|steps} not looked at</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>今日の画面で点検：{found}（{seen_steps} 操作を確認{unseen}）</source>
<translation>Checked on today's pages: {found} ({seen_steps} {seen_steps?step|steps} checked{unseen})</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>新しい</source>
<translation>new</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>なくなった</source>
<translation>gone</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>今回は見ていない</source>
<translation>not looked at this time</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>{name}問題 {count} 件</source>
<translation>{count} {count?problem|problems} {name}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>前回（{earlier_at}）から</source>
<translation>Since the last check ({earlier_at})</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>{before}：{changes}</source>
<translation>{before}: {changes}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>{before}変わりはありません</source>
<translation>{before}, nothing has changed</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>「{action}」</source>
<translation>“{action}”</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>（操作なし）</source>
<translation>(no step)</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>2 つの実行の操作がちがうため、1 つの手順に合わせられません。手順では{one}、今回は{two}でした。</source>
<translation>The two runs have different steps and cannot be combined into one flow. It was {one} in the flow and {two} this time.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>値だけを変えた同じ文でもう一度実行するか、手順の編集でこの操作を直してください。手順は変えていません。</source>
<translation>Run the same sentence again with only the values changed, or correct this step by editing the flow. The flow was not changed.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>別の値でもう一度やると、くり返しに強くなります</source>
<translation>Doing it once more with other values makes it better at repeating</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>{name}（{goes_with}と一緒に）</source>
<translation>{name} (together with {goes_with})</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>{name}「{one}」</source>
<translation>{name} “{one}”</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>次に変えられる値</source>
<translation>Values you can change next time</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>いつも同じ値</source>
<translation>Values that stay the same</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>{title}：{listed}</source>
<translation>{title}: {listed}</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>別の値でも、手順は同じでした。手順はそのままです。</source>
<translation>The steps were the same with other values. The flow stays as it is.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>別の値の実行から：{change}</source>
<translation>From the run with other values: {change}</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<source>保存できる手順がありません。</source>
<translation>There are no steps to save.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<source>実行して、うまくいったことを確かめてから保存してください。</source>
<translation>Run it, confirm that it worked, and then save it.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<source>名前が空です。</source>
<translation>The name is empty.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<source>手順の名前を入力してください。</source>
<translation>Enter a name for the flow.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/generalising.py" />
<source>2 回とも同じ値だったため、新しく分かったことはありません。手順は変えていません。</source>
<translation>Both runs had the same values, so there is nothing new to learn. The flow was not changed.</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/generalising.py" />
<source>別の値（別の名前、日付、件数など）で、もう一度実行してください。</source>
<translation>Run it again with other values (another name, date, number and so on).</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>枠が操作する所</source>
<translation>The frame shows where the step is done</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>操作のあとの画面</source>
<translation>Page after the step</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>この手順の画面の画像は、まだありません。</source>
<translation>There is no picture of the page for this step yet.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>画像のない手順があります。「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で一度実行してから、手順書をもう一度作ると入ります。</source>
<translation>Some steps have no picture. Run the flow once with “Run and keep pages” (on the command line tejun run FLOW --pictures), then make the procedure document again to include them.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>画像には、実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。パスワードと認証情報の値は、文にも画像にも入りません。</source>
<translation>The pictures show what was on the pages on the day of the run (names, amounts and so on). Check them before you pass them on. Passwords and the values of credentials appear neither in the text nor in the pictures.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>途中で止まった</source>
<translation>It stopped partway</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>画面に出た理由と「次にできること」を読みます。くわしい記録は「実行履歴」にあります。</source>
<translation>Read the reason on the screen and “What you can do next”. The detailed record is under “Run history”.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>「あなたの番です」と出た</source>
<translation>“It is your turn” appeared</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>ログイン・確認コード・「私はロボットではありません」などを、ブラウザーで済ませて「続ける」を押します。</source>
<translation>Complete the login, verification code, “I am not a robot” and so on in the browser, and press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>送ったかどうかわからない</source>
<translation>You do not know whether it was sent</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>もう一度実行する前に、サイトの画面（履歴やメール）で確かめます。確かめるまで、くり返しません。</source>
<translation>Before running it again, check on the site (history or mail). Do not repeat it until you have checked.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>ボタンや欄が見つからない</source>
<translation>A button or field is not found</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>サイトの画面が変わったことがあります。見比べて、「編集」でその手順を開き、「画面から選び直す」を押します。</source>
<translation>The page of the site may have changed. Compare it, open that step with “Edit”, and press “Pick again on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>パソコンが落ちた・閉じた</source>
<translation>The computer shut down or was closed</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順スタジオを開くと「続きから」を選べます。済んだ操作はくり返しません。</source>
<translation>When you open Tejun Studio, you can choose “Continue”. Steps already done are not repeated.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>直したら動かなくなった</source>
<translation>It stopped working after a change</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>「手順」のカードのメニューの「版の一覧」で、前の版に戻せます。</source>
<translation>Choose “Versions” in the menu of the flow’s card to go back to an earlier version.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>（書かれていません）</source>
<translation>(not written)</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>（決まっていません）</source>
<translation>(not decided)</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>版</source>
<translation>Version</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>第 {version} 版（{updated_at}）</source>
<translation>Version {version} ({updated_at})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順の数</source>
<translation>Number of steps</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{count} 手順</source>
<translation>{count} {count?step|steps}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>これまでの実行</source>
<translation>Runs so far</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>直近 {count} 回のうち {done} 回できました（最後は {last}）</source>
<translation>Worked in {done} of the last {count} {count?run|runs} (most recent: {last})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>取り込んだ手順で、まだ確かめられていません</source>
<translation>Imported flow, not reviewed yet</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>下書き：できることを、まだ誰も確かめていません</source>
<translation>Draft: nobody has confirmed yet that it works</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>変えられる値</source>
<translation>Variables</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>実行するときに変えられます。変えなければ「ふだんの値」を使います。</source>
<translation>You can change these when you run the flow. If you do not, the usual value is used.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>種類</source>
<translation>Type</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>ふだんの値</source>
<translation>Usual value</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>説明</source>
<translation>Description</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{value}（毎回たずねます）</source>
<translation>{value} (asked each time)</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>毎回たずねます</source>
<translation>Asked each time</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{value}（今日なら {today}）</source>
<translation>{value} (today: {today})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>選べるもの：{choices}</source>
<translation>Choices: {choices}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>。</source>
<translation>. </translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>値はこの文書にありません。引き継ぐ人のパソコンで、同じ名前の「認証情報」に登録します。</source>
<translation>The values are not in this document. Whoever takes over registers them under “Credentials” on their own computer, with the same names.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>使う手順</source>
<translation>Used in steps</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順 {number} でサイトに渡します</source>
<translation>Given to the site in step {number}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>変えられる値（ふだんは {value}）</source>
<translation>Variable (usually {value})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>決まっていません</source>
<translation>not decided</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順 {number}</source>
<translation>Step {number}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>実行すると、サイトに残ります。内容を確かめてから進めてください。</source>
<translation>Running these leaves something on the site. Check the content before you go on.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>人がいないときも、確認なしで行う許可があります</source>
<translation>Allowed to run without asking, even when nobody is there</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>実行のたびに、確認が出ます</source>
<translation>You are asked to confirm at each run</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>行うとき</source>
<translation>When to do it</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>できた印</source>
<translation>Sign that it worked</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>（{retries} 回まで）</source>
<translation> (up to {retries} {retries?time|times})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>操作する前の画面</source>
<translation>Page before the step</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{what}（{at} の実行）</source>
<translation>{what} (run on {at})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>止まったとき</source>
<translation>If it stops</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>こんなとき</source>
<translation>In this case</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>すること</source>
<translation>What to do</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>これまでに止まったところ</source>
<translation>Where it stopped before</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>いつ</source>
<translation>When</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>どうなったか</source>
<translation>What happened</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>理由</source>
<translation>Reason</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>版と変わったこと</source>
<translation>Versions and changes</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>保存した日</source>
<translation>Saved on</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>変わったこと</source>
<translation>Changes</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>・{one}</source>
<translation>· {one}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>…ほか {more} 件</source>
<translation>… and {more} more</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>第 {number} 版</source>
<translation>Version {number}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/foot.py" />
<source>手順スタジオで {at} に作りました</source>
<translation>Made with Tejun Studio on {at}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/gathering.py" />
<source>この版か前の版が読めないため、比べられません</source>
<translation>Cannot be compared, because this version or the one before it cannot be read</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>この実行の画面の画像は残っていません。次からは「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で実行すると、操作の前と後の画像が入ります。古い実行の画像は、場所を空けるために先に消えることがあります。残したい実行には、「実行履歴」でピンを付けてください。</source>
<translation>No pictures of the pages of this run are left. Next time, use “Run and keep pages” (on the command line: tejun run FLOW --pictures) to include pictures from before and after each step. Pictures of old runs may be deleted first to free up space. Pin the runs you want to keep in “Run history”.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>画像には、実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。パスワードの欄と認証情報の値は伏せてあります。</source>
<translation>The pictures show what was on the pages on the day of the run, such as names and amounts. Check them before you give this to anyone. Password fields and the values of credentials are hidden.</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作の前（枠が操作する所）</source>
<translation>Before the step (the frame marks where it acts)</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作の後</source>
<translation>After the step</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>実行の報告</source>
<translation>Run report</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>行ったこと</source>
<translation>What was done</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>結果</source>
<translation>Result</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>はじめた時刻</source>
<translation>Started at</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>かかった時間</source>
<translation>Time taken</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>実行のしかた</source>
<translation>How it ran</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>AI を使わないくり返し</source>
<translation>Repeat run without AI</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>AI が操作を決める実行</source>
<translation>Run in which AI decides the steps</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>手順の版</source>
<translation>Flow version</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>第 {flow_version} 版</source>
<translation>Version {flow_version}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作の数</source>
<translation>Number of steps</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>{count} 回</source>
<translation>{count}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>AI の費用</source>
<translation>AI cost</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>AI {model_calls} 回・{cost}</source>
<translation>AI: {model_calls} {model_calls?call|calls} · {cost}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作 {number}</source>
<translation>Step {number}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>確かめてほしいこと</source>
<translation>To be checked by you</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>わかったこと</source>
<translation>What was learned</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>確かめたこと</source>
<translation>What was checked</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>（{site}）</source>
<translation> ({site})</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>いつ・どこで</source>
<translation>When and where</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「{verb}」という操作はありません。</source>
<translation>There is no step called “{verb}”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>使える操作：{verb_words}</source>
<translation>Steps you can use: {verb_words}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「{verb}」の操作に「{part_words}」はありません。</source>
<translation>A “{verb}” step has no “{part_words}”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>変えられるもの：{parts_of}</source>
<translation>What you can change: {parts_of}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>見つけ方が 1 つしか残っていないため、消せません。</source>
<translation>Only one way to find it is left, so it cannot be deleted.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>画面で要素を選び直してください。</source>
<translation>Pick the element on the page again.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「{part_words}」に使えない値です。</source>
<translation>This value cannot be used for “{part_words}”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>値を確かめて、もう一度入力してください。</source>
<translation>Check the value and enter it again.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>文字が長すぎます（{text_limit:,} 文字まで）。</source>
<translation>The text is too long (up to {text_limit:,} characters).</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>短くするか、ファイルに分けてください。</source>
<translation>Shorten it, or put it into a file.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>この要素は、次に開いたページでは見つけられません。</source>
<translation>This element cannot be found the next time the page is opened.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>パスワード欄に入れる文字そのものは、手順に保存しません。</source>
<translation>The text for a password field is not saved in a flow.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「認証情報」に登録して〔認証情報：名前〕と書くか、「毎回たずねる」変数を使ってください。</source>
<translation>Register it under “Credentials” and write 〔Credential: name〕, or use a variable set to “Ask each time”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>その見つけ方は、この操作にありません。</source>
<translation>This step does not have that way to find it.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>手順を開き直してから、もう一度選んでください。</source>
<translation>Open the flow again, then choose again.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>コピーする操作が選ばれていません。</source>
<translation>No step is selected to copy.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>選んでください。</source>
<translation>Select one.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>一度にコピーできる操作は {pasted} 件までです。</source>
<translation>You can copy up to {pasted} steps at a time.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>何回かに分けてください。</source>
<translation>Copy them in several parts.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>クリップボードの内容が大きすぎるため、貼り付けませんでした。</source>
<translation>The clipboard content is too large, so it was not pasted.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>操作を少しずつコピーしてください。</source>
<translation>Copy fewer steps at a time.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>クリップボードの内容は、手順スタジオの操作ではありません。</source>
<translation>The clipboard content is not a Tejun Studio step.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>手順の画面で操作を選び、コピーしてから貼り付けてください。</source>
<translation>Select steps on the screen of a flow and copy them, then paste.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>貼り付け</source>
<translation>Paste</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>この手順に「{unknown}」という変数はありません。</source>
<translation>This flow has no variable “{unknown}”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>使える変数：{here}</source>
<translation>Variables you can use: {here}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>AI に任せてよい量は、0（任せない）から {amount}までです。</source>
<translation>What you may leave to AI ranges from 0 (nothing) to {amount}.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>1 項目の目安は 10,000〜40,000 文字ぶんです。</source>
<translation>A usual amount for one item is 10,000 to 40,000 tokens.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>ウェブサイトのアドレスとして使えません。</source>
<translation>This cannot be used as a website address.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>https:// から始まるアドレスを、そのまま入力してください。</source>
<translation>Enter an address that begins with https:// as it is.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>操作のあとに確かめることが、空か、長すぎます。</source>
<translation>What to check after the step is empty or too long.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>画面に出る短い言葉か、アドレスの一部（/search など）を入力してください。</source>
<translation>Enter a few words that appear on the page, or part of the address (such as /search).</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>その「確かめること」は、この操作にありません。</source>
<translation>This step does not have that check.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>よく似た別の名前のサイトかもしれません。</source>
<translation>This may be another site with a very similar name.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>アドレスの書き方がまぎらわしく、見た目と違うサイトを開きます。</source>
<translation>The address is written in a misleading way and opens a different site than it seems.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>取り込んだ手順「{name}」は、まだ確かめられていないため、この形式では書き出しません。</source>
<translation>The imported flow “{name}” has not been reviewed yet, so it is not exported in this format.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>手順の中身を確かめて信頼してから、もう一度書き出してください。</source>
<translation>Look through the flow and trust it, then export it again.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>手順「{name}」は下書きです。できていることを、まだ誰も確かめていません。</source>
<translation>The flow “{name}” is a draft. Nobody has confirmed yet that it works.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>サイトの画面で確かめてから、tejun flows confirm {name} を実行してください。</source>
<translation>Check the result on the site, then run tejun flows confirm {name}.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/grants.py" />
<source>変えようとした操作は、もうこの手順にありません。</source>
<translation>The step you wanted to change is no longer in this flow.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/grants.py" />
<source>手順を開き直してから、もう一度変えてください。</source>
<translation>Open the flow again, then make the change again.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>保存しないで、新しい内容を開き直す</source>
<translation>Open the new content without saving</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>自分の変更で上書きする（相手の版は履歴に残ります）</source>
<translation>Overwrite it with my changes (the other version stays in the history)</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>別の手順として保存する</source>
<translation>Save as another flow</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>この手順は、編集しているあいだに別の画面かコマンドで保存されました（第 {version} 版：{theirs}）。</source>
<translation>While you were editing, this flow was saved from another window or the command line (version {version}: {theirs}).</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>内容は同じ</source>
<translation>same content</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>自分の変更で上書きするか、別の手順として保存するか、開き直すかを選んでください。</source>
<translation>Choose whether to overwrite it with your changes, save yours as another flow, or open the flow again.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>この手順は、編集しているあいだに消されました。</source>
<translation>This flow was deleted while you were editing it.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>残したいときは、別の手順として保存してください。</source>
<translation>To keep it, save it as another flow.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>1 つの手順に入れられる操作は {steps:,} 件までです。</source>
<translation>A flow can have up to {steps:,} steps.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>作業ごとに手順を分けてください。</source>
<translation>Make a separate flow for each task.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>やり直す回数は 1 から 10 までです。</source>
<translation>The number of retries must be from 1 to 10.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>1 から 10 の数にしてください。</source>
<translation>Enter a number from 1 to 10.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>分けたあとの文が、元の文と同じか、空です。</source>
<translation>After the split, a sentence is empty or the same as the original.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>分けた後半に、別の文を付けてください。</source>
<translation>Give the second part a different sentence.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>まとめる文が 1 つしかありません。</source>
<translation>There is only one sentence to combine.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>2 つ以上の文を選んでください。</source>
<translation>Select two or more sentences.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>1 つの手順の変数は {variables} 個までです。</source>
<translation>A flow can have up to {variables} variables.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>使っていない変数を消してください。</source>
<translation>Delete variables that are not used.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>開始ページの変数（url）は、名前を変えたり消したりできません。</source>
<translation>The variable of the start page (url) cannot be renamed or deleted.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>アドレスだけを変えてください。</source>
<translation>Change only the address.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>{at} 番目の操作</source>
<translation>step {at}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>変数「{one}」</source>
<translation>variable “{one}”</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>変数「{name}」は、{places}で使われているため、消せません。</source>
<translation>The variable “{name}” cannot be deleted, because it is used in {places}.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>使っている所を先に書き換えてください。</source>
<translation>Change the places where it is used first.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>開始ページの変数（url）は消せません。</source>
<translation>The variable of the start page (url) cannot be deleted.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>この操作の値は、そのままでは変数にできません。</source>
<translation>The value of this step cannot be made into a variable as it is.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>文字を入力する、選ぶ、ページを開くのどれかの操作で、まだ変数になっていないものを選んでください。</source>
<translation>Choose a step that types text, selects a choice, or opens a page, and that has no variable yet.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>この名前は変数に使えません。</source>
<translation>This name cannot be used for a variable.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>{{ }} 〔 〕 = | を含まず、「{start_words}」でも「{secret_words}：」で始まるものでもない名前にしてください。例：検索語</source>
<translation>Use a name without {{ }} 〔 〕 = | that is not “{start_words}” and does not begin with “{secret_words}:”. Example: Search word</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>「{cleaned}」という変数は、もうあります。</source>
<translation>There is already a variable “{cleaned}”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>別の名前にするか、その変数を使ってください。</source>
<translation>Use another name, or use that variable.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>「{name}」はパスワードとして使われるため、値を手順に保存しません。</source>
<translation>“{name}” is used as a password, so its value is not saved in the flow.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>「認証情報」に登録するか、値を空にして「毎回たずねる」にしてください。</source>
<translation>Register it under “Credentials”, or leave the value empty and choose “Ask each time”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>この操作の対象は、まだ決まっていません。</source>
<translation>The target of this step is not decided yet.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>先に「画面から選ぶ」で対象を選んでください。</source>
<translation>Pick the target with “Pick on page” first.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>いまの対象（{target}）とは別の要素のようです（{pointed}）。</source>
<translation>This seems to be a different element ({pointed}) from the current target ({target}).</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>対象そのものを変えるときは「画面から選び直す」を押してください。</source>
<translation>To change the target itself, press “Pick on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>新しい見つけ方はありませんでした。</source>
<translation>No new way to find it was found.</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>いまの見つけ方をそのまま使います。</source>
<translation>The current ways to find it stay in use.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>やりたいことに書かれていない、操作をするアドレスを開きます：</source>
<translation>This opens an address that performs an action and is not in what you want to do: </translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>やりたいことに書かれていない操作のアドレスから始まるため、開きませんでした。</source>
<translation>The start address performs an action that is not in what you want to do, so it was not opened.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>サイトのページを開けませんでした。接続が切れたか、サイトが応答していません。</source>
<translation>The page could not be opened. The connection was lost, or the site does not respond.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>別のサイトに移りました。ここで続けます。{place}</source>
<translation>The browser moved to another site. The run would continue here. {place}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>ウェブサイトではないページに移ったため、ここで止めました。</source>
<translation>The browser moved to a page that is not a website, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>別のサイトに移ったため、ここで止めました。</source>
<translation>The browser moved to another site, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>このアドレスは開きません：{url}</source>
<translation>This address is not opened: {url}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>「{missing}」がまだ入力されていないか、正しくありません。先に入力してください。</source>
<translation>“{missing}” is not filled in yet, or is not correct. Fill it in first.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>「{name}」がまだ画面に見つかりません。先に探してください。</source>
<translation>“{name}” has not been found on the page yet. Look for it first.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>確認しているあいだに画面の内容が変わり続けたため、操作しませんでした。</source>
<translation>The page kept changing during the confirmation, so the step was not done.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>一度行いましたが、結果を確かめられていません。もう一度行うと、二重になるかもしれません。</source>
<translation>This was done once, but the result could not be confirmed. Doing it again may do it twice.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>取り消せない可能性があります。</source>
<translation>It may not be possible to undo this.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>{words}。{why}</source>
<translation>{words}. {why}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>新しいサイトを開かずに止めました。</source>
<translation>The run stopped without opening the new site.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>{host} に、パスワードを入力します。やりたいことに書かれていないサイトです。</source>
<translation>A password will be entered on {host}. This site is not in what you want to do.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>{origin} で読んだ内容を、{target} へ送ります。ほかのサイトに内容が渡ります。</source>
<translation>Content read on {origin} will be sent to {target}. Another site will receive it.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>受け取るページ</source>
<translation>Receiving page</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{where}（ページを開く）</source>
<translation>{where} (opens a page)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{where}（書きかえる）</source>
<translation>{where} (changes it)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{where}（消す）</source>
<translation>{where} (deletes it)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{where}（開いたままの接続で送る）</source>
<translation>{where} (sent over an open connection)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>サイト自身の項目</source>
<translation>The site’s own items</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>（画面に出ていない項目）</source>
<translation> (not shown on the page)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>（画面と違う値）</source>
<translation> (not what the page shows)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>（今のまま）</source>
<translation> (as it is now)</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{name}＝{value}</source>
<translation>{name}={value}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>：{told}</source>
<translation>: {told}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>選んでいません</source>
<translation>Not chosen</translation>
</message>
<message>
<location filename="../../studio/engine/guard/files.py" />
<source>ファイル「{path}」は、やりたいことにも変数にも書かれていないため渡しません。</source>
<translation>The file “{path}” is not given to the site, because it is neither in what you want to do nor in a variable.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/lookalikes.py" />
<source>注意</source>
<translation>Caution</translation>
</message>
<message>
<location filename="../../studio/engine/guard/lookalikes.py" />
<source>{host_of} に似た名前ですが、別のサイト（{host_of_2}）です。</source>
<translation>The name is similar to {host_of}, but this is another site ({host_of_2}).</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>送ったあとは、取り消せない可能性があります。</source>
<translation>Once sent, it may not be possible to undo this.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>頼まれた文だけでは、どの行のことか決まらないためです。その行にある名前や番号を文に書くと、たずねずに進みます。</source>
<translation>Because what you asked for does not say which row is meant. Name something that stands in that row, or its number, and it goes on without asking.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>「はい」なら、この実行のあいだ、表示を変えるための同じ送り先への送信は、続けて行います。</source>
<translation>If you answer “Yes”, further sending to the same place that only changes what is shown goes on without asking during this run.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>サイトが、別のサイト（{host}）へ移そうとしています。</source>
<translation>The site is trying to move to another site ({host}).</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>別のサイト（{host}）を開きます。</source>
<translation>Another site ({host}) will be opened.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}社内のネットワークか、この PC の中のアドレスです。</source>
<translation>{what} It is an address on the company network or on this computer.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}やりたいことに書かれていないサイトです。</source>
<translation>{what} This site is not in what you want to do.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{act}：</source>
<translation>{act}: </translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>サイトが、自分から</source>
<translation>By the site itself: </translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}何かを行うかもしれないアドレスが開かれます。取り消せない可能性があります。</source>
<translation>{what}An address that may perform an action will be opened. It may not be possible to undo this.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{act}：サイトに内容が送られます。</source>
<translation>{act}: content will be sent to the site.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>サイトが、自分から内容を送ろうとしています。</source>
<translation>The site is trying to send content by itself.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}同じ内容を一度送っています。もう一度送ると、二重になるかもしれません。</source>
<translation>{what} The same content was sent once before. Sending it again may do it twice.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>「{name}＝{value}」</source>
<translation>“{name}={value}”</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>頼まれた文にも画面にもない値があるためです：{told}。</source>
<translation>Because {told} did not come from what you asked for or from the page.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>この実行で使うサイトではないため、止めました。</source>
<translation>Stopped, because this run does not use that site.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>パスワードが画面にあるあいだは、ほかのサイトへ送らないため、止めました。</source>
<translation>Stopped, because nothing is sent to other sites while a password is on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>パスワードをほかのサイトへ送ろうとしたため、止めました。</source>
<translation>Stopped, because it tried to send a password to another site.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>安全のため、{host} からの読み込みを止めました。ページの一部が出ないことがあります。</source>
<translation>For safety, loading from {host} was stopped. Part of the page may not appear.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>必要なときは、設定の「部品を読み込んでよいサイト」に加えてください。</source>
<translation>If it is needed, add it to “Sites to load parts from” in the settings.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/sinks.py" />
<source>入力や送信の内容が長すぎます（{value_chars:,} 文字まで）。</source>
<translation>The content to type or send is too long (up to {value_chars:,} characters).</translation>
</message>
<message>
<location filename="../../studio/engine/guard/sinks.py" />
<source>プログラム（javascript: など）は入力しません。</source>
<translation>Programs (such as javascript:) are not typed in.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/sinks.py" />
<source>アドレスにパスワードなどの秘密が入っているため、開きません。</source>
<translation>The address contains a secret such as a password, so it is not opened.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/telling.py" />
<source>操作に要らない送信（計測など）のため、送りませんでした。</source>
<translation>Not sent, because the step does not need it (such as analytics).</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>ほかのサイトへ送ろうとしたため、止めました。</source>
<translation>Stopped, because it tried to send to another site.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>{message}記録できないため、送りませんでした。</source>
<translation>{message} It was not sent, because it could not be recorded.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>開いてよいと言われていないサイトのため、開きませんでした。</source>
<translation>Not opened, because nobody allowed this site to be opened.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>確認で「やめる」が選ばれたため、送りませんでした。</source>
<translation>Not sent, because “Cancel” was chosen.</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>確認に答える人がいないため、送りませんでした。{why}</source>
<translation>Not sent, because nobody is there to answer the confirmation. {why}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>AI に調べてもらえる回数の上限に達しました。</source>
<translation>The limit of how often AI may be asked to search was reached.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>探し終わりました。</source>
<translation>The search is finished.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>AI が選んだ部品は使いませんでした。{reason}</source>
<translation>The element that AI chose was not used. {reason}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>画面の「{quote}」を手がかりに見つけました。</source>
<translation>Found by “{quote}” on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/finder.py" />
<source>モデルなし</source>
<translation>no model</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>画面から一覧を選びました。</source>
<translation>The list was picked on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>前に直した読み方で読みました。</source>
<translation>Read in the way that was repaired before.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>前に直した見つけ方で見つけました。</source>
<translation>Found in the way that was repaired before.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>{before}の代わりに{after}を使います。取り消せない可能性があります。</source>
<translation>{after} will be used instead of {before}. It may not be possible to undo this.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>手順</source>
<comment>one step</comment>
<translation>Step</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>見つけた理由</source>
<translation>Why it was found</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>画面から見つけました。</source>
<translation>Found on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>その部品は画面にありません。</source>
<translation>That element is not on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>その部品は、いま見えないか操作できません。</source>
<translation>That element is not visible or cannot be used right now.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>根拠として引用された文が、その部品のまわりにありません。</source>
<translation>The text quoted as the reason is not near that element.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>同じ名前の部品がほかにもあり、見分けられません。</source>
<translation>There are other elements with the same name, and they cannot be told apart.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{key}」の行にある部品ではありません。</source>
<translation>This element is not in the row of “{key}”.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>記録した部品の特徴が残っていないため、確かめられません。</source>
<translation>It cannot be checked, because the features of the recorded element are gone.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>パスワードの欄と、ほかの欄を取り違えるおそれがあります。</source>
<translation>A password field might be confused with another field.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>次に見つけるための手がかりが足りません。</source>
<translation>There are not enough clues to find it next time.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>記録した部品と、まわりの様子が違いすぎます。</source>
<translation>Its surroundings are too different from those of the recorded element.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>操作の種類が合わない部品です（入力欄とボタンなど）。</source>
<translation>This element does not fit the type of step (such as a field and a button).</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{label}」は、記録したときから別の部品としてありました。</source>
<translation>“{label}” was already there as a different element at the time of recording.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{label}」は、反対の意味か、別の番号や日付です。</source>
<translation>“{label}” means the opposite, or is another number or date.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{label}」は取り消せない操作のため、代わりに使いません。</source>
<translation>“{label}” is a step that cannot be undone, so it is not used as a replacement.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{name}」の代わりに「{today}」を使います。</source>
<translation>“{today}” will be used instead of “{name}”.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>{words}取り消せない可能性があります。</source>
<translation>{words} It may not be possible to undo this.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/likeliest.py" />
<source>あなたが提案から選びました。</source>
<translation>You took what was proposed.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所は、くり返しのある一覧の行ではありませんでした。</source>
<translation>What you picked is not a row of a list with repeated rows.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>一覧のどれか 1 つの行で、「{control}」にあたるものを押してください。</source>
<translation>In any one row of the list, press what corresponds to “{control}”.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>読み取る一覧の、どれか 1 つの行を押してください。</source>
<translation>Press any one row of the list to read.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所は、押せるものではありませんでした。</source>
<translation>What you picked cannot be pressed.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>同じ一覧のどれか 1 つの行で、「{column}」の値を押してください。</source>
<translation>In any one row of the same list, press the value of “{column}”.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所は、同じ一覧の中ではありませんでした。</source>
<translation>What you picked is not in the same list.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所に見出しがないため、「{column}」の列として読み取れません。</source>
<translation>What you picked has no heading, so it cannot be read as the “{column}” column.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ一覧は、この条件では読み取れませんでした。{problem}</source>
<translation>The list you picked could not be read with these conditions. {problem}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>もう済んでいる・飛ばす</source>
<translation>Already done · Skip</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>これを使う</source>
<translation>Use this</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>あなたの答えで、行わずに次へ進みました。</source>
<translation>As you answered, it was not done and the run went on.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>選んだ部品は使えませんでした。{reason}</source>
<translation>The element you picked could not be used. {reason}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>画面から選びました。</source>
<translation>Picked on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>画面が落ち着くのを待ちました。</source>
<translation>Waited until the page settled.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>上に重なっていた表示を「{told}」で閉じました。</source>
<translation>Closed what lay over the page with “{told}”.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>閉じていた「{label}」を開き直しました。</source>
<translation>Opened “{label}” again, which was closed.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>画面の下まで進めて探しました。</source>
<translation>Scrolled down to the end of the page to look for it.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>サイトがエラー（{http_status}）を返しています。サイトが直ってから、もう一度実行してください。</source>
<translation>The site returns an error ({http_status}). Run it again once the site works again.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>ログインや本人の確認が必要な画面になっています。</source>
<translation>The page asks you to log in or confirm who you are.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>確認画面が開いたままです。</source>
<translation>A dialog is still open.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>画面に入力の間違いが表示されています（{complaint}）。値を確かめてください。</source>
<translation>The page shows an input mistake ({complaint}). Check the value.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>画面に、該当するデータがないと表示されています。</source>
<translation>The page says that there is no matching data.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>{label}の値</source>
<translation>Value of {label}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>「{row_key}」が画面のデータの中にありません。</source>
<translation>“{row_key}” is not in the data on the page.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>修復「{repair_id}」は見つかりません。</source>
<translation>The repair “{repair_id}” was not found.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>修復の一覧で番号を確かめてください。</source>
<translation>Check the number in the list of repairs.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>この修復は、もう採用されたか取り消されています。</source>
<translation>This repair has already been adopted or undone.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>この手順の対象は、修復のあとで変更されています。</source>
<translation>The target in this flow was changed after the repair.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>{told}の見つけ方を直しました（修復）</source>
<translation>Changed the way to find it: {told} (repair)</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>修復を取り消しました（{told}）</source>
<translation>Undid the repair ({told})</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>手順の一覧で、いまの内容を確かめてください。</source>
<translation>Check the current content in the list of flows.</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>この項目だけ AI にやってもらう</source>
<translation>Let AI do just this item</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>ここで止める</source>
<translation>Stop here</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>{sentence}ができませんでした。{message}どうしますか。</source>
<translation>{sentence} could not be done. {message} What would you like to do?</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>「{action}」が画面になかったため、{count} 手順で行いました。</source>
<translation>“{action}” was not on the page, so it was done in {count} {count?step|steps}.</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>この実行は、もう終わったか、別の画面で続けられています。</source>
<translation>This run has already ended, or is being continued in another window.</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>履歴で結果を確かめ、途中の実行の一覧を開き直してください。</source>
<translation>Check the result in the history, and open the list of unfinished runs again.</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>実行する項目がありません。</source>
<translation>There is no item to run.</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>チェックリストに項目を足すか、チェックを入れてください。</source>
<translation>Add an item to the checklist, or check one.</translation>
</message>
<message>
<location filename="../../studio/engine/perception/complaints.py" />
<source>{label}の入力を確かめてください</source>
<translation>Check what was entered for {label}</translation>
</message>
<message>
<location filename="../../studio/engine/perception/limits.py" />
<source>読んだ一覧に出るのは {limit} 件までです。すべてが出る一覧から取り出してください。</source>
<translation>The list that was read shows no more than {limit} rows. Take them out of a list that shows all.</translation>
</message>
<message>
<location filename="../../studio/engine/perception/limits.py" />
<source>一覧の続きのページをまだ読んでいません。</source>
<translation>The further pages of the list have not been read yet.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>合わない行にチェックが付くときは、くり返しの実行は次の操作の前に止まります。</source>
<translation>If a row that does not match gets checked, the repeat run stops before the next step.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{item}」の条件は画面から確かめられないため、手順 {number_of} の前で、行うかどうかをおたずねします。人がいないときは、そこで止まります。</source>
<translation>The condition of “{item}” cannot be checked on the page, so before step {number_of} you are asked whether to do it. If nobody is there, the run stops at that point.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>画面に出ている項目名と値で条件を書き直すと（「ステータス」が「解決」であれば…）、おたずねせずに判断できます。</source>
<translation>Write the condition with the item name and value shown on the page (such as: if “Status” is “Resolved” …), and it can be decided without asking you.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{item}」は、もうログインしていたため、保存した手順に入っていません。ログインしていないときは、そこで止まります。</source>
<translation>“{item}” is not in the saved flow, as somebody was logged in already. Where nobody is, it stops there.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>認証情報にユーザー名を入れておくと、ログイン画面を自動で通ります。書き出したスクリプトで使うときは、ログアウトしてからもう一度実行し、保存し直してください。</source>
<translation>With a user name in the credential, login pages are passed by themselves. For an exported script, log out, run it once more, and save it again.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{item}」は、今回は行う操作がなかったため、保存した手順に入っていません。</source>
<translation>“{item}” is not in the saved flow, because there was nothing to do for it this time.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>条件に合うときにもう一度実行して、保存し直してください。</source>
<translation>Run it again when the condition is met, and save it again.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>手順 {number_of} は一覧のすべての行にチェックを付けますが、条件に合う行とは一致していません。{held}</source>
<translation>Step {number_of} checks all rows of the list, but these are not exactly the rows that match the condition. {held}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「条件に合う行だけにチェックを付ける」と書き直して、もう一度実行し、保存し直してください。</source>
<translation>Write “Check only the rows that match the condition” instead, run it again, and save it again.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>手順 {number_of} は、今回そこにあった{to}の隣へ動かします。並びが変わった日は、先頭や末尾に入らないことがあります。</source>
<translation>Step {number_of} moves it next to {to}, which was there this time. On a day when the order is different, it may not end up first or last.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>実行のあとに並びを確かめてください。</source>
<translation>Check the order after the run.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{name}」（{one}）</source>
<translation>“{name}” ({one})</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>{fixed}は、くり返しでは変えられません。保存した手順は、いつも今回と同じにします。</source>
<translation>A repeat run cannot change {fixed}. The saved flow always uses the same as this time.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>変えるときは、その値で言い直して、もう一度実行し、保存し直してください。</source>
<translation>To change it, say it again with that value, run it again, and save it again.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/keeping.py" />
<source>別の値の実行と合わせました</source>
<translation>Combined with a run with another value</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/keeping.py" />
<source>今回の実行は、できたことを確かめられていないため、手順に合わせません。手順は変えていません。</source>
<translation>It could not be confirmed that this run worked, so it is not combined with the flow. The flow was not changed.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/keeping.py" />
<source>ブラウザーの画面でできていることを確かめて「できている」を選ぶか、もう一度実行してください。</source>
<translation>Check on the page in the browser that it worked and choose “It is done”, or run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>ログインは済んでいたため、練習していません。</source>
<translation>The login was already done, so it was not rehearsed.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>前の練習で見つけた部品を使います。</source>
<translation>The element found in the last rehearsal is used.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>手順 {number} の見つけ方を直しました。</source>
<translation>Changed the way to find it in step {number}.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>手順 {number} のあとに確かめることを直しました。</source>
<translation>Changed what to check after step {number}.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>手順 {number} を、なくても進む手順（任意）にしました。</source>
<translation>Made step {number} optional: the flow goes on without it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>なくても先へ進めます。</source>
<translation>The flow goes on without it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>確かめることが出なくても、先へ進みました。</source>
<translation>What to check did not appear, but the run went on.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/others.py" />
<source>「{variable}」を別の値「{value}」にすると、{at}でうまくいきませんでした。{told}その値の画面だけのことかもしれません。</source>
<translation>With another value “{value}” for “{variable}”, {at} did not work. {told} This may concern only the page for that value.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/others.py" />
<source>別の値「{listed}」でも部品が見つかりました。</source>
<translation>The elements were also found with the other value “{listed}”.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>始めるページが決まっていないため、最初から行えません。くり返す前に、始めるページをブラウザーで開いてください。</source>
<translation>The start page is not decided, so it cannot run from the beginning. Open the page where it starts in the browser before you repeat it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>「{needed}」の値がないため、その先は行えません。</source>
<translation>There is no value for “{needed}”, so nothing beyond that point can be done.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>手順 {number_of} は、見つける手がかりがありません（{action}）。</source>
<translation>Step {number_of} has no clue to find its target ({action}).</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>「画面から選び直す」で選んでください。</source>
<translation>Choose it with “Pick on the page”.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>開くだけで内容が変わるページのため、練習では開きません。</source>
<translation>The page changes content just by being opened, so a rehearsal does not open it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>条件に合うかどうかを画面から確かめられない操作のため、練習では行いません。</source>
<translation>It cannot be checked on the page whether the condition of this step is met, so a rehearsal does not do it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>取り消せないかもしれない操作のため、練習では行いません。</source>
<translation>This step may not be possible to undo, so a rehearsal does not do it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>内容を送る操作のため、練習では行いません。</source>
<translation>This step sends content, so a rehearsal does not do it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>確認画面に答える操作のため、練習では行いません。</source>
<translation>This step answers a dialog, so a rehearsal does not do it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>人の操作が要るため、練習では行いません。</source>
<translation>This step needs a person, so a rehearsal does not do it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>ファイルや並びを変える操作のため、練習では行いません。</source>
<translation>This step changes a file or an order, so a rehearsal does not do it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習を途中で止めました。</source>
<translation>The rehearsal was stopped partway.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>{at}は、覚えた見つけ方では見つからず、AI が探した部品で練習しました。くり返しの実行では止まります。</source>
<translation>{at} was not found in the remembered ways and was rehearsed with an element that AI found. A repeat run stops there.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>1 回目の実行で画面の内容が変わったためかもしれません。</source>
<translation>This may be because the first run changed the content of the page.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習できません：{message}</source>
<translation>Cannot be rehearsed: {message}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習できません：{why}</source>
<translation>Cannot be rehearsed: {why}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習で確かめました（{steps}/{total}）。{words}{carried}</source>
<translation>Checked in a rehearsal ({steps}/{total}). {words} {carried}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>その先（{end}）は、{why}</source>
<translation>From there on ({end}): {why}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>{at}が内容を送ろうとしたため、送らずに終えました。</source>
<translation>{at} was about to send content, so the rehearsal ended without sending it.</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>{at}は、練習ではうまくいきませんでした。{message}{why}</source>
<translation>{at} did not work in the rehearsal. {message} {why}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>手順 {number_of}（{step}）</source>
<translation>Step {number_of} ({step})</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は、この画面に一続きの文字では書かれていません。</source>
<translation>“{name}” is not written on this page as one continuous text.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>引用「{quote}」が、この画面にそのままの文字では見つかりません。</source>
<translation>The quote “{quote}” is not found word for word on this page.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は一覧の行にあります。あとで同じ行を選べるように、extract で条件か並び順を付けて取り出してから、[rows 列名] と書いてください。</source>
<translation>“{name}” is in a row of a list. So that the same row can be chosen later, extract it with a condition or an order using extract, then write [rows column].</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」を、まわりの言葉から見分けられません。</source>
<translation>“{name}” cannot be told apart by the words around it.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は画面に {count} か所あります。where に、答えにする所の前後の言葉ごと引用してください。</source>
<translation>“{name}” appears in {count} places on this page. In where, quote the answer together with the words before and after it.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は「{other}」の値ではありません。</source>
<translation>“{name}” is not the value of “{other}”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>取り出した表のいちばん上の行の値は、[first {column}] と書いてください。</source>
<translation>Write a value of the top row of the table that was taken out as [first {column}].</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>件数や合計は [count] [sum 列名] と書くと、取り出した表から計算します。</source>
<translation>Write a count or a total as [count] or [sum column], and it is computed from the extracted table.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{figure}」ではない値です。</source>
<translation>This value is not the “{figure}”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{where}」の所の値が、この画面に見つかりません。</source>
<translation>The value at “{where}” is not found on this page.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{where}」の所に値が {count} つあり（「{both}」）、どれか決められません。</source>
<translation>There are {count} values at “{where}” (“{both}”), and it cannot be decided which one is meant.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>答えの値がありません。画面の値は、書かれているとおりに [ ] に入れてください（例：受付番号は[R190828]です）。</source>
<translation>The answer has no value. Put values from the page into [ ] exactly as they are written (example: The receipt number is [R190828]).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{own}」は [ ] の外にあります。値は画面にあるとおりに [ ] に入れ、件数や合計は [count] [sum 列名] と書いてください。</source>
<translation>“{own}” is outside of [ ]. Put values into [ ] exactly as on the page, and write a count or a total as [count] or [sum column].</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{beside}」は、たずねられた答えではありません。画面の値と、それを説明する言葉だけを書いてください。</source>
<translation>“{beside}” is no answer to what was asked. Write only values of the page and words that explain them.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>（{only}から答えました。）</source>
<translation> (Answered from: {only})</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>まだ表を取り出していません。先に extract で取り出してください。</source>
<translation>No table has been extracted yet. Extract one with extract first.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>読んだ一覧に出るのは {limit} 件までです。それだけでよければ、読むページ数（extract の value）を 1 にして取り出してください。</source>
<translation>The list that was read shows no more than {limit} rows. If these are enough, take them out with 1 page to read (the value of extract).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>一覧の続きのページをまだ読んでいません。読むページ数（extract の value）を 20 にして、最後まで取り出してください。</source>
<translation>The further pages of the list have not been read yet. Set the number of pages to read (value of extract) to 20 and extract to the end.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>最初の {count} 件だけの表です。extract の take を 0 にして、すべて取り出してください。</source>
<translation>The table has only the first {count} {count?row|rows}. Set take of extract to 0 and extract all of them.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>取り出した表に「{missing}」の列がありません（列は {columns}）。その列も入れて、取り出し直してください。</source>
<translation>The extracted table has no column “{missing}” (columns: {columns}). Extract it again with that column.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{parts}」のどれか 1 つを列にして、取り出し直してください。</source>
<translation>Extract it again with only one of “{parts}” as the column.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>[{figure} 列名] のように、数える列を 1 つ書いてください。</source>
<translation>Write one column to compute, as in [{figure} column].</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{name}」の「{unread}」が数として読み取れません。</source>
<translation>“{unread}” in “{name}” cannot be read as a number.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{name}」に数がありません。</source>
<translation>“{name}” has no numbers.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{name}」に単位の違う数が混ざっています（{units}）。</source>
<translation>“{name}” has numbers with different units ({units}).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」以上のとき</source>
<translation>when “{label}” is “{value}” or more</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」以下のとき</source>
<translation>when “{label}” is “{value}” or less</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」より大きいとき</source>
<translation>when “{label}” is more than “{value}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」より小さいとき</source>
<translation>when “{label}” is less than “{value}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>条件に合うので行う</source>
<translation>It applies: do it</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>合わないので行わない</source>
<translation>It does not apply: do not do it</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>どちらでもない</source>
<translation>Neither</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{detail}」が画面に無いとき</source>
<translation>when “{detail}” is not on the page</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{detail}」のとき</source>
<translation>when “{detail}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」ではないとき</source>
<translation>when “{label}” is not “{value}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」のとき</source>
<translation>when “{label}” is “{value}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{item}」：{condition}だけ行う操作です。画面からは確かめられません。ブラウザーの画面を見て、どうするか選んでください。</source>
<translation>“{item}”: this is done only {condition}. It cannot be checked on the page. Look at the page in the browser and choose what to do.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>{said}だけ行う操作ですが、そうかどうかを画面から確かめられません。</source>
<translation>This is done only {said}, but it cannot be checked on the page whether that is so.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>{said}ではありません。この手順では、それ以外のときの操作を一度も行っていないため、ここで止めました。</source>
<translation>This is not the case: {said}. The flow has never done the steps for any other case, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/distrust.py" />
<source>手順の説明に合う部品が画面に見つかりません。画面を確かめてください。</source>
<translation>No element on the page fits the description of the step. Check the page.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>もう一度</source>
<translation>Again</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>自分で行った</source>
<translation>I did it myself</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>もう送られたかもしれないので、サイトの画面で確かめてください。</source>
<translation>It may have been sent already, so check on the site.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>{item}ができませんでした。{message}{unclear}どうしますか。</source>
<translation>{item} could not be done. {message} {unclear} What would you like to do?</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>あなたが押したため、もう一度は押さずに止めました。</source>
<translation>You pressed it, so the run stopped without pressing it again.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>答えが選択肢にないため、ここで止めました。</source>
<translation>The answer is not one of the choices, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>{action}（人の操作）</source>
<translation>{action} (by a person)</translation>
</message>
<message>
<location filename="../../studio/engine/replay/filling.py" />
<source>その値を直してから、もう一度行ってください。</source>
<translation>Correct that value, then try again.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>条件に合う「{title}」に「{column}」が見つかりません。名前が変わったようです。画面を確かめてください。</source>
<translation>“{title}”, which matches the condition, has no “{column}”. Its name seems to have changed. Check the page.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>ここでは、複数の行を順に押すことができません。</source>
<translation>Several rows cannot be pressed one after another here.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>（全 {told} 行のうち）</source>
<translation> (of {told} {told?row|rows} in all)</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>一覧の{fields}の欄で絞り込んでから</source>
<translation>Narrow down the list with the field {fields}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>条件で一覧を短くしてから</source>
<translation>Shorten the list with a condition</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>一覧を {rows} 件まで{whole}調べましたが、最後まで読めたかどうか確かめられないため、選べません。{way}、もう一度実行してください。</source>
<translation>The list was searched up to {rows} {rows?row|rows}{whole}, but it could not be confirmed that it was read to the end, so nothing can be chosen. {way}, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{rows} 件を調べましたが、条件（{rule}）に合うものがありませんでした。</source>
<translation>{rows} {rows?row was|rows were} searched, but none matches the condition ({rule}).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>選んだ行のページへ戻りましたが、その行が見つかりませんでした。</source>
<translation>The browser went back to the page of the chosen row, but that row was not found.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>「{title}」を選びました。</source>
<translation>Chose “{title}”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{count} 件の行で押しました。</source>
<translation>Pressed in {count} {count?row|rows}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{count} 件ありました。</source>
<translation>Found {count}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{rows} 件中 {count} 件が一致：{titles}</source>
<translation>{count} of {rows} {count?matches|match}: {titles}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>{rows} 件を調べましたが、条件に合う行がありませんでした{more}。</source>
<translation>{rows} {rows?row was|rows were} searched, but none matches the condition{more}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>一覧を {rows} 件まで調べましたが、最後まで読めたかどうか確かめられないため、並べて取り出せません。条件で一覧を短くするか、読むページ数を決めてください。</source>
<translation>The list was searched up to {rows} {rows?row|rows}, but it could not be confirmed that it was read to the end, so it cannot be sorted and extracted. Shorten the list with a condition, or set the number of pages to read.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>{rows} 件を調べ、{count} 件を取り出しました{more}。</source>
<translation>Searched {rows} {rows?row|rows} and extracted {count}{more}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>（ここに出るのは {limit} 件までで、ほかにもあるかもしれません）</source>
<translation> (this shows no more than {limit} rows; there may be others)</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>（続きのページがあります）</source>
<translation> (there are further pages)</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>「{names}」が、この一覧のどの列か決められません（列は {headings}）。</source>
<translation>It cannot be decided which column of this list “{names}” is (its columns: {headings}).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>この一覧には見出しがないため、「{names}」が各行のどこに書かれているか決められません。行の呼び名なら、列を「題名」としてください。</source>
<translation>This list has no column headings, so it cannot be decided where in each row “{names}” is written. If you mean what the row is called, name the column “title”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/leafing.py" />
<source>{target}が、一覧の {count} ページを調べても見つかりません。</source>
<translation>{target} was not found on {count} {count?page|pages} of the list.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/pressing.py" />
<source>一覧の並びか内容が変わり続けているため、押しませんでした。並べ替えや自動更新が止まってから、もう一度実行してください。</source>
<translation>The order or content of the list keeps changing, so nothing was pressed. Run it again once sorting or automatic updates have stopped.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/returning.py" />
<source>まったく同じ内容の行が 2 つ以上あり（{twin}）、押した行を見分けられないため、どの行も押しませんでした。条件を足して 1 つに絞ってください。</source>
<translation>Two or more rows have exactly the same content ({twin}), so the pressed row could not be told apart and no row was pressed. Add a condition to narrow it down to one.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>{count} 件の行で「{column}」を押し終えました</source>
<translation>Finished pressing “{column}” in {count} {count?row|rows}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>押したあと、一覧の画面に戻れませんでした。</source>
<translation>After pressing, the browser could not go back to the list.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>「{title}」の行が、条件に合う行として見つからなくなりました。</source>
<translation>The row “{title}” is no longer found as a row that matches the condition.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>押せませんでした。</source>
<translation>It could not be pressed.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>「{title}」の行の「{column}」を押す</source>
<translation>Press “{column}” in the row “{title}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>「{title}」の行を、中断の前に押したかどうか確かめられません。サイトの画面で確かめてから、はじめから実行するか、条件を直してください。</source>
<translation>It cannot be confirmed whether the row “{title}” was pressed before the interruption. Check on the site, then run it from the beginning or change the condition.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>（{count} 件のうち {progress_count} 件を押しました）</source>
<translation>({progress_count} of {count} pressed)</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>合うものが 1 件もないときに、一覧を出さない画面もあります。</source>
<translation>Some pages show no list when nothing matches.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>列に見出しのない一覧では、列の代わりに「{row}」と書くと、行の言葉で選べます。</source>
<translation>In a list whose columns have no headings, write {row} instead of a column: rows are then chosen by their words.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>条件に合いそうな一覧が 2 つ以上あり、どれを使うか決められません{listed}。</source>
<translation>Two or more lists may fit the condition, and it cannot be decided which one to use{listed}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>条件（{condition}）の値「{condition_condition}」が、数や日付として読み取れません。「3000」「1万5千円」「2026/11/20」のように書いてください。</source>
<translation>The value “{condition_condition}” of the condition ({condition}) cannot be read as a number or a date. Write it like “3000”, “15,000”, or “2026/11/20”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」に種類の違う値が混ざっているため、順番を決められません。</source>
<translation>“{column}” has values of different kinds, so the order cannot be decided.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」に税込と税抜の価格が混ざっているため、順番を決められません。条件で一方だけにするか、列の名前に「税込」か「税抜」を付けてください。</source>
<translation>“{column}” has prices both with and without tax, so the order cannot be decided. Limit them to one kind with a condition, or say in the name of the column whether tax is included or not.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」の日時の書き方がまちまちなため、順番を決められません。</source>
<translation>The dates and times in “{column}” are written in different ways, so the order cannot be decided.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」に {listed} が混ざっています。条件の値に単位を付けてください</source>
<translation>“{column}” has a mix of {listed}; add a unit to the value of the condition</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」が数や日付として読み取れません</source>
<translation>“{column}” cannot be read as a number or a date</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>{said} は条件（{condition}）に合いません</source>
<translation>{said} does not match the condition ({condition})</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>条件と比べられる数や日付として読み取れません</source>
<translation>cannot be read as a number or a date to compare with the condition</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>{said} は{doubt}</source>
<translation>{said} {doubt}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」がありません</source>
<translation>there is no “{column}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」が押せない状態です</source>
<translation>“{column}” cannot be pressed now</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>（「{names}」）</source>
<translation> (“{names}”)</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{within}」という一覧が、この画面に見つかりません。{may_be_none}</source>
<translation>No list called “{within}” was found on this page. {may_be_none}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>と「{column}」</source>
<translation> and “{column}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{names}」{with_control}を読み取れる一覧が、この画面に見つかりません。{hint}</source>
<translation>No list from which “{names}”{with_control} can be read was found on this page. {hint}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>（列は {headings}）</source>
<translation> (columns: {headings})</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>一覧の行に「{column}」が見つかりません{have}。</source>
<translation>“{column}” was not found in the rows of the list{have}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>一覧に「{missing}」の列が見つかりません{have}。</source>
<translation>The column “{missing}” was not found in the list{have}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>条件に合う行が 2 ページ以上にわたっています。ページを替えるとチェックが外れることがあるため、付けませんでした。1 ページの件数を増やすか、条件を足して、もう一度実行してください。</source>
<translation>The rows that match the condition are on two or more pages. Changing pages may clear the checks, so none was checked. Show more rows per page or add a condition, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>「{title}」の行が見つからなくなりました。</source>
<translation>The row “{title}” is no longer found.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>チェックが外れた行があるため、ここで止めました。</source>
<translation>Some rows lost their check, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>条件に合わない「{title}」の行にもチェックが付いています。外してから、もう一度実行してください。</source>
<translation>The row “{title}”, which does not match the condition, is checked too. Uncheck it, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>{count} 件の行</source>
<translation>{count} {count?row|rows}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>{count} 件の行にチェックを付けました。</source>
<translation>Checked {count} {count?row|rows}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>確認しているあいだに画面の内容が変わったため、操作しませんでした。</source>
<translation>The page changed during the confirmation, so the step was not done.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>チェックが外れているため、飛ばしました。</source>
<translation>Skipped, because it is unchecked.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>すでにログインしているため、飛ばしました。</source>
<translation>Skipped, because you are already logged in.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>{condition}だけ行うため、飛ばしました。</source>
<translation>Skipped, because it is done only {condition}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>画面にないため、飛ばしました（任意の手順）。</source>
<translation>Skipped, because it is not on the page (optional step).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>うまくいかなかったため、飛ばしました。</source>
<translation>Skipped, because it did not work.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>操作のあと、画面に「{refused}」と表示されました。</source>
<translation>After the step, the page showed “{refused}”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>操作のあと、{expected_words}が確認できませんでした。</source>
<translation>After the step, {expected_words} could not be confirmed.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>入れる値がはじめから入っていたため、</source>
<translation>The value was there from the start. </translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>操作はしましたが、{expected_words}が確認できませんでした。送られている可能性があります。</source>
<translation>The step was done, but {expected_words} could not be confirmed. It may have been sent.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>画面には「{told}」と出ています。</source>
<translation>The page shows “{told}”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>{why}{words}はありませんでした。続けます。</source>
<translation>{why}Not seen: {words}. The run goes on.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>手順の途中から、</source>
<translation>Starting partway through the flow: </translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>取り込んだ手順が、</source>
<translation>By the imported flow: </translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>{one}（{number} / {total} 件目）。{lasting}</source>
<translation>{one} ({number} of {total}). {lasting}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>ウェブサイトではないページが開いているため、ここで止めました。</source>
<translation>A page that is not a website is open, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>{who}{url} のページを操作します。</source>
<translation>{who}Steps will be done on a page of {url}.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>このサイトを操作せずに止めました。</source>
<translation>The run stopped without doing anything on this site.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>この手順が開こうとしたアドレスは、ウェブサイトではないため開きません。</source>
<translation>The address this flow tried to open is not a website, so it is not opened.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>手順の開始ページを、http:// か https:// から始まるアドレスに直してください。</source>
<translation>Change the start page of the flow to an address that begins with http:// or https://.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>取り込んだ手順のため、毎回確認します。</source>
<translation>This is an imported flow, so you are asked each time.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>{action}。{lasting}{why}</source>
<translation>{action}. {lasting} {why}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>保管した認証情報は、パスワード欄にそのまま入力するほかには使いません。</source>
<translation>Stored credentials are only used by typing them unchanged into a password field.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>別の枠（フレーム）の中の欄には、保管した認証情報を入力しません。</source>
<translation>Stored credentials are not typed into fields inside another frame.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>{target}が、この画面に見つかりません。</source>
<translation>{target} was not found on this page.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>この手順が使う認証情報「{name}」がありません。まだ何もしていません。</source>
<translation>The credential “{name}” that this flow uses does not exist. Nothing has been done yet.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>「認証情報」の画面か tejun vault set で、この名前で登録してください。</source>
<translation>Register it with this name under “Credentials” or with tejun vault set.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>この手順が使う認証情報「{name}」は、使ってよいサイトが決まっていません。まだ何もしていません。</source>
<translation>It is not decided on which sites the credential “{name}” that this flow uses may be used. Nothing has been done yet.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>「認証情報」の画面か tejun vault bind で、サイトに結び付けてください。</source>
<translation>Link it to a site under “Credentials” or with tejun vault bind.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/step_sequence.py" />
<source>続きの画面を開く</source>
<translation>Open the page to continue from</translation>
</message>
<message>
<location filename="../../studio/engine/replay/step_sequence.py" />
<source>ここから始める手順が見つかりません。</source>
<translation>The step to start from was not found.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/step_sequence.py" />
<source>手順の一覧を開き直して、始める場所を選んでください。</source>
<translation>Open the list of flows again and choose where to start.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>{message}画面には「{told}」とあります。</source>
<translation>{message} The page says “{told}”.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>最後まで実行しました（AI {model_calls} 回）。</source>
<translation>Ran to the end (AI: {model_calls} {model_calls?call|calls}).</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>この項目では、途中の内容がサイトに送られています。そのあとで止まりました。{message}</source>
<translation>In this item, some content was already sent to the site. After that, it stopped. {message}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>サイトがログインを受け付けませんでした。{why}</source>
<translation>The site did not accept the sign-in. {why}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>ページの移動（{detail}）</source>
<translation>the move to a page ({detail})</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>次の画面への移動</source>
<translation>the move to the next page</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>「{detail}」の表示</source>
<translation>the display of “{detail}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>確認画面「{detail}」</source>
<translation>the dialog “{detail}”</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>ユーザー名とパスワードを確かめて、直してから、もう一度実行してください。何度も間違えると、アカウントが使えなくなることがあります。</source>
<translation>Check the user name and the password, correct them, then run it again. Too many wrong tries may lock the account.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>確認した操作はしていません。続けるときは、もう一度実行してください。</source>
<translation>The step you were asked about was not done. To go on, run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>もう一度実行する前に、できているかサイトの画面で確かめてください。</source>
<translation>Before you run it again, check on the site whether it has been done.</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>画面が変わったか、データが違うようです。ブラウザーの画面を確かめてください。</source>
<translation>The page has changed, or the data is different. Check the page in the browser.</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>手順スタジオの部品（resources フォルダー）が見つかりません。</source>
<translation>The parts of Tejun Studio (resources folder) were not found.</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>インストールが途中で終わった可能性があります。もう一度インストールしてください。</source>
<translation>The installation may not have finished. Install it again.</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>プログラムに必要なファイル（{relative}）が見つかりません。</source>
<translation>A file that the program needs ({relative}) was not found.</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>手順スタジオをインストールし直してください。</source>
<translation>Install Tejun Studio again.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{acts}を、{count:,} 件の行で行います。{lasting}</source>
<translation>This will be done for {count:,} {count?row|rows}: {acts}. {lasting}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>人の確認が必要です：{act}</source>
<translation>A person has to confirm: {act}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{count:,} 件（{number} 行目から {number_2} 行目）</source>
<translation>{count:,} {count?row|rows} (row {number} to row {number_2})</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{numbers:,} から {numbers_2:,} まで（合計 {numbers_3:,}）</source>
<translation>{numbers:,} to {numbers_2:,} (total {numbers_3:,})</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>例：{examples}</source>
<translation>Example: {examples}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>（空）</source>
<translation>(empty)</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>ほかに入れる項目</source>
<translation>Other items to fill in</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{number} 行目</source>
<translation>row {number}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>済んでいると分かっている操作は、もう一度行いません</source>
<translation>steps known to be done are not done again</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>途中の行</source>
<translation>Rows partway</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{begun}（{words}）</source>
<translation>{begun} ({words})</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>どの行も同じ値</source>
<translation>Same value in every row</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>オンにする項目</source>
<translation>Boxes to be ticked</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>同じ内容の行</source>
<translation>Rows with the same content</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>画面の金額が、表の値か、すでに承認した額を超えるとき、画面の文字が、その行の値とも、すでに承認した内容とも違うときは、もう一度たずねます。</source>
<translation>You are asked again when an amount on the page is higher than the value in the table or an amount already approved, or when text on the page differs both from the values of the row and from what was already approved.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{name}「{values}」</source>
<translation>{name} “{values}”</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>人が、済んでいることを確かめました。</source>
<translation>A person confirmed that it is done.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>人が、まだ済んでいないことを確かめました。</source>
<translation>A person confirmed that it is not done yet.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>人が、対象から外しました。</source>
<translation>A person left it out.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>{number} 行目は「{state}」です。答えることはありません。</source>
<translation>Row {number} is “{state}”. There is nothing to answer.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>要確認か失敗の行だけに答えてください。</source>
<translation>Answer only for rows that are to be checked or failed.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>{begun} に始めたくり返しで、すでに実行しています。</source>
<translation>Already run in the repeat run started {begun}.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>どの行も、すでに実行しています。残っている行はありません。</source>
<translation>Every row has already been run. No rows are left.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>要確認や失敗の行は、前のくり返しを再開して答えてください。</source>
<translation>For rows that are to be checked or failed, resume the earlier repeat run and answer.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>続きは、くり返し {batch_id} から行えます（コマンドでは tejun rows resume {batch_id}）。</source>
<translation>You can continue from the repeat run {batch_id} (on the command line: tejun rows resume {batch_id}).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>同じ内容の行のうち {count:,} 件は、{begun} に始めたくり返しで、すでに実行しています。</source>
<translation>Of the rows with the same content, {count:,} {count?has|have} already been run in the repeat run started {begun}.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>{go_on}その行を外して進める（コマンドでは --skip-done）か、同じ内容をもう一度行う（--again）かを選んでください。</source>
<translation>{go_on} Choose whether to go on without these rows (on the command line: --skip-done) or to do the same content again (--again).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>1 件だけ試すのは、この PC で行います。</source>
<translation>Trying just one row is done on this PC.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>--cluster を付けずに試し、結果を確かめてから続けてください。</source>
<translation>Try it without --cluster, check the result, and then go on.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>この手順はカートか下書きを使うため、何台かで行うと行の内容が混ざります。</source>
<translation>This flow uses a cart or a draft, so running it on several PCs would mix up the content of the rows.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>この PC の 1 つのブラウザーで実行してください。</source>
<translation>Run it in one browser on this PC.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>「{typed}」はパスワードです。ほかの PC には送りません。</source>
<translation>“{typed}” is a password. It is not sent to other PCs.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>手順の値を認証情報（{{秘密:名前}}）にして、実行する PC でも同じ名前で登録してください（tejun vault set）。</source>
<translation>Change the value in the flow to a credential (〔Credential: name〕), and register it with the same name on the PC that runs it (tejun vault set).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>表に行がありません。</source>
<translation>The table has no rows.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>見出しの下にデータのあるシートを選んでください。</source>
<translation>Choose a sheet with data below its headings.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>どの列をどの変数に入れるかが決まっていません。</source>
<translation>It is not decided which column goes into which variable.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>列を変数に割り当ててください（コマンドでは --map 変数=列）。</source>
<translation>Assign columns to variables (on the command line: --map variable=column).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>変数「{twice}」に列が 2 つ割り当てられています。</source>
<translation>Two columns are assigned to the variable “{twice}”.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>1 つにしてください。</source>
<translation>Assign only one.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>表に「{missing}」という列はありません。</source>
<translation>The table has no column “{missing}”.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>ある列：{headings}</source>
<translation>Columns in the table: {headings}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>変数「{hidden}」はパスワードのため、表の列からは入れられません。</source>
<translation>The variable “{hidden}” is a password, so it cannot be filled from a column of the table.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>認証情報に登録して使うか、実行のときに入力してください。</source>
<translation>Register it as a credential, or enter it when you run the flow.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>「{without}」の値がどこからも入りません。</source>
<translation>Nothing provides a value for “{without}”.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>列を割り当てるか、値を決めてください（コマンドでは --map 変数=列、--set 変数=値）。</source>
<translation>Assign a column or decide on a value (on the command line: --map variable=column, --set variable=value).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>同時に動かせるブラウザーは 1 から {width} までです。</source>
<translation>You can run from 1 to {width} browsers at the same time.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>数を直してください。</source>
<translation>Change the number.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>この手順はカートか下書きを使うため、ブラウザーを並べると行の内容が混ざります。</source>
<translation>This flow uses a cart or a draft, so running browsers side by side would mix up the content of the rows.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>「{words}」は変数や認証情報を指す書き方です。セルの値には使えません。</source>
<translation>“{words}” is a way to write a variable or a credential. It cannot be used as the value of a cell.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>ファイル「{words}」がありません。</source>
<translation>There is no file “{words}”.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>「{cell}」を変換できません（{converter}）。</source>
<translation>“{cell}” cannot be converted ({converter}).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>変数「{same}」は、どの行でも手順に保存された値のままです。</source>
<translation>The variable “{same}” keeps the value saved in the flow for every row.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>使わない列が {unused} 列あります。</source>
<translation>{unused} {unused?column is|columns are} not used.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_clerk.py" />
<source>飛ばした操作があります：{passed_by}</source>
<translation>Skipped steps: {passed_by}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_clerk.py" />
<source>「{machine}」で：{message}</source>
<translation>On “{machine}”: {message}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_clerk.py" />
<source>この行は、もうこのブラウザーのものではありません。何もしませんでした。</source>
<translation>This row no longer belongs to this browser. Nothing was done.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_run.py" />
<source>「{name}」との接続が切れました。</source>
<translation>The connection to “{name}” was lost.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>ここでは Excel や CSV のファイルを扱えません。</source>
<translation>Excel and CSV files cannot be handled here.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>手順スタジオの窓か、コマンドで行ってください。</source>
<translation>Use the Tejun Studio window or the command line.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>そのままでは使えない行が {faulty:,} 件あります（{number} 行目「{column}」：{message}）。</source>
<translation>{faulty:,} {faulty?row|rows} cannot be used as is (row {number}, “{column}”: {message}).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>表を直して読み直すか、その行を外して進めてください。</source>
<translation>Correct the table and read it again, or go on without those rows.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>{number} 行目はありません。</source>
<translation>There is no row {number}.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>行の番号を確かめてください。</source>
<translation>Check the number of the row.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>確認で「やめる」が選ばれたため、始めませんでした。</source>
<translation>“Cancel” was chosen, so the run was not started.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>このくり返しは、別の画面で動いています。</source>
<translation>This repeat run is running in another window.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>終わるのを待つか、そちらで停止してください。</source>
<translation>Wait until it ends, or stop it there.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>このくり返しは、いま動いています。</source>
<translation>This repeat run is running now.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>終わるのを待つか、停止してからにしてください。</source>
<translation>Wait until it ends, or stop it first.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>「{name}」は、始めたあとに変わっています。</source>
<translation>“{name}” has changed since the start.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>読み込んだときの値で続けるか（コマンドでは --old-table）、新しい内容で始めから作り直してください。</source>
<translation>Continue with the values that were read then (on the command line: --old-table), or start over with the new content.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>この行の実行の記録が見つからないため、済んでいるかどうかわかりません。サイトで確かめてください。</source>
<translation>The record of this row’s run was not found, so it is not known whether it is done. Check on the site.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>画面の言葉：{said}</source>
<translation>The page said: {said}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>実行できませんでした。</source>
<translation>It could not be run.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>（{words_of_last}）</source>
<translation> ({words_of_last})</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>途中で止まりました。はじめから行います。</source>
<translation>Stopped partway. It will be done from the beginning.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>{words_of_last}。続きから行います。</source>
<translation>{words_of_last}. It will continue from there.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>{last}まで済んでいます</source>
<translation>Done up to {last}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>{words}が済んでいるかどうか、わかりません。サイトで確かめてください。</source>
<translation>It is not known whether {words} is done. Check on the site.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>（ほかに {count:,} 行）</source>
<translation> (and {count:,} more {count?row|rows})</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{number:,} 行目は {before:,} 行目と同じ内容です{more}。まちがいでなければ、それぞれの行で行います。</source>
<translation>Row {number:,} has the same content as row {before:,}{more}. If this is not a mistake, it is done for each of the rows.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{count:,} 行のうち、{count_2:,} 行が完了しています。</source>
<translation>{count_2:,} of {count:,} {count?row|rows} {count_2?is|are} complete.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{running:,} 行を実行しています。</source>
<translation>{running:,} {running?row is|rows are} running.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{which}は、済んだかどうか分かりません。相手の画面で確かめて答えるまで、行いません。</source>
<translation>{which}: it is not known whether this is done. Nothing more is done with it until you check on the site and answer.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{which}は失敗しました。</source>
<translation>{which}: failed.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{count:,} 行は対象外です。</source>
<translation>{count:,} {count?row is|rows are} left out.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>残りはありません。</source>
<translation>Nothing is left.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>ほかに残りはありません。</source>
<translation>Nothing else is left.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>残りは {count:,} 行で、{number:,} 行目から行います。</source>
<translation>{count:,} {count?row is|rows are} left, starting from row {number:,}.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{which}は途中で止まった行です（どこから行うかは、理由の欄にあります）。</source>
<translation>{which}: stopped partway (the reason column says where it continues).</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>など {count:,} 行</source>
<translation> and others ({count:,} {count?row|rows} in all)</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{numbers} 行目{more}</source>
<translation>Row(s) {numbers}{more}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>すぐに停止しました。</source>
<translation>Stopped at once.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>確認で「やめる」が選ばれたため、止めました。</source>
<translation>Stopped, because “Cancel” was chosen.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>{number} 行目で止めました。{message}</source>
<translation>Stopped at row {number}. {message}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>失敗したため</source>
<translation>A row failed</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>{most} 件続けて失敗したため</source>
<translation>{most} {most?row|rows} failed one after another</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>{words}、残りの行を始めずに止めました。</source>
<translation>{words}, so the run stopped without starting the remaining rows.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>行を実行していた PC が離れたため、残りの {rows:,} 行は行っていません。</source>
<translation>The PC that ran the rows went away, so the remaining {rows:,} {rows?row was|rows were} not run.</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>PC とスケジューラーが動いているかを確かめ、続きを実行してください（コマンドでは tejun rows resume）。</source>
<translation>Check that the PC and the scheduler are running, then continue (on the command line: tejun rows resume).</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>確認画面に OK と答える</source>
<translation>Answer OK to the dialog</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>記録したときとは違う確認画面です。</source>
<translation>This is a different dialog from the time of recording.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>{why}確認画面「{message}」に OK と答えます。</source>
<translation>{why} OK will be answered to the dialog “{message}”.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>確認画面「{refused}」で OK と答えなかったため、止めました。</source>
<translation>It was stopped because the dialog “{refused}” was not answered with OK.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/asking.py" />
<source>あなたの操作が必要です：{question}</source>
<translation>Your action is needed: {question}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/asking.py" />
<source>「やめる」が選ばれたため、ここで止めました。</source>
<translation>“Cancel” was chosen, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>画面を開いてもう一度実行し、確認や質問に答えてください。</source>
<translation>Open the window, run it again, and answer the confirmations and questions.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>項目を分けるか、設定の上限を上げて、もう一度実行してください。</source>
<translation>Split the item or raise the limit in the settings, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>途中まで送ったものがあります。もう一度実行する前に、できているところをサイトの画面で確かめてください。</source>
<translation>Some content was already sent. Before you run it again, check on the site what has been done.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>確認した操作はしていません。続けるときは、続きから実行して、確認で「実行する」を選んでください。</source>
<translation>What you were asked about has not been done. To go on, continue from there and choose “Run” when asked.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>理由と画面を確かめ、値か手順の言葉を直して、もう一度実行してください。</source>
<translation>Look at the reason and at the page, correct a value or the words of the step, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>1 つの手順に時間がかかりすぎました。</source>
<translation>One step took too long.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>ページが動いているか確かめて、もう一度実行してください。</source>
<translation>Check that the page works, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>思いがけない問題が起きたため、実行を止めました。</source>
<translation>An unexpected problem occurred, so the run was stopped.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>もう一度実行してください。くり返すときは、ログを添えてお知らせください。</source>
<translation>Run it again. If it happens again, report it together with the log.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/history_builder.py" />
<source>送った内容：{words}</source>
<translation>Sent: {words}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/history_builder.py" />
<source>ここで実行が途切れました。</source>
<translation>The run was cut off here.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/limits.py" />
<source>1 回の実行の上限（{steps} 手順）に達しました。</source>
<translation>The limit for one run ({steps} {steps?step|steps}) was reached.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/limits.py" />
<source>AI とのやりとりの上限（{amount}）に達しました。</source>
<translation>The limit of AI usage ({amount}) was reached.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/limits.py" />
<source>AI の費用の上限（{yen:,.0f} 円）に達しました。</source>
<translation>The limit of AI cost (¥{yen:,.0f}) was reached.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/reports.py" />
<source>最後までできた実行だけを、手順として保存できます。</source>
<translation>Only a run that was completed can be saved as a flow.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/reports.py" />
<source>もう一度実行して、完了してから保存してください。</source>
<translation>Run it again, and save it once it is complete.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/resuming.py" />
<source>{unclear}が済んでいるかどうか、わかりません。</source>
<translation>It is not known whether {unclear} is done.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/resuming.py" />
<source>サイトの画面で確かめて、「済んでいる」か「まだ」を選んでください（コマンドでは --done か --again）。</source>
<translation>Check on the site and choose “Done” or “Not yet” (on the command line: --done or --again).</translation>
</message>
<message>
<location filename="../../studio/engine/runs/run.py" />
<source>{host} のページが、入力したパスワードかその一部を画面に出しています。AI と記録には伏せています。</source>
<translation>A page of {host} shows the password you entered, or part of it. It is hidden from AI and the records.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/run.py" />
<source>ほかの人に画面を見せないでください。続くときは、サイトの管理者に知らせ、パスワードを変えてください。</source>
<translation>Do not let others see the screen. If this goes on, tell the administrator of the site and change the password.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/run_control.py" />
<source>返事がないため、ここで止めました。</source>
<translation>There was no answer, so the run stopped here.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>？</source>
<translation>?</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>行っていません</source>
<translation>Not done</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>途中で終わりました</source>
<translation>Ended partway</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>できたかどうか確認できません</source>
<translation>Not confirmed whether it worked</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>結果の表</source>
<translation>Result table</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>確認と返事</source>
<translation>Confirmations and answers</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>緊急モード</source>
<translation>Emergency mode</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>気をつけること</source>
<translation>Points to note</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>実行の報告：{name}</source>
<translation>Run report: {name}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{at} から（{kind}）</source>
<translation>Started {at} ({kind})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>結果：実行しています</source>
<translation>Result: running</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>結果：{told}（{elapsed_s}・{steps} 手順）</source>
<translation>Result: {told} ({elapsed_s} · {steps} {steps?step|steps})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>理由：{message}</source>
<translation>Reason: {message}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>次にできること：{remedy}</source>
<translation>What you can do next: {remedy}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　{line}</source>
<translation>  {line}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{count} 手順・{elapsed_s}</source>
<translation>{count} {count?step|steps} · {elapsed_s}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>できませんでした。</source>
<translation>It could not be done.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>×{event}：{message}</source>
<translation>× {event}: {message}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>・{event}</source>
<translation>· {event}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>（{said}）</source>
<translation> ({said})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>■ 行ったこと</source>
<translation>■ What was done</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>（{figures}）</source>
<translation> ({figures})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{number}. {state} {item}：{state_2}{figures}</source>
<translation>{number}. {state} {item}: {state_2}{figures}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　　{act}</source>
<translation>    {act}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　　…ほか {count:,} 件の操作</source>
<translation>    … and {count:,} more {count?step|steps}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　　{line}</source>
<translation>    {line}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{act}（{count:,} 回）</source>
<translation>{act} ({count:,} {count?time|times})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>確かめたこと：{proofs}</source>
<translation>What was checked: {proofs}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>確認した AI：{asked_model}</source>
<translation>Checked by AI: {asked_model}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>ご確認ください：{check_yourself}</source>
<translation>Check this: {check_yourself}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>説明：{reason}</source>
<translation>Explanation: {reason}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{table}（{columns}）</source>
<translation>{table} ({columns})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{act}（{host}）</source>
<translation>{act} ({host})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>やめる</source>
<translation>Cancel</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>「{event}」</source>
<translation>“{event}”</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>続ける</source>
<translation>Continue</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>あなたの番</source>
<translation>Your turn</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{question} → 返事なし</source>
<translation>{question} → no answer</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{clock} {model} に切り替えました（{trigger}）</source>
<translation>{clock} switched to {model} ({trigger})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{clock} {model} に戻りました{in_brackets}</source>
<translation>{clock} went back to {model}{in_brackets}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>（{words}）</source>
<translation> ({words})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>サイトに送りました：{event}</source>
<translation>Sent to the site: {event}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>送信を止めました：{reason}（{method} {url}）</source>
<translation>Sending was stopped: {reason} ({method} {url})</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>前と違う手がかりで見つけました：{event}</source>
<translation>Found by other clues than before: {event}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{budget}。</source>
<translation>{budget}.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>■ AI の費用</source>
<translation>■ AI cost</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　AI 0 回・0円</source>
<translation>  AI: 0 calls · ¥0</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>、うち大きいモデル {large} 回</source>
<translation>, {large} of them by the large model</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　AI {calls} 回{tiers}・{cost}</source>
<translation>  AI: {calls} {calls?call|calls}{tiers} · {cost}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/supervision.py" />
<source>いま別の実行か記録が動いています。</source>
<translation>Another run or recording is in progress.</translation>
</message>
<message>
<location filename="../../studio/engine/runs/supervision.py" />
<source>終わるのを待つか、停止してから実行してください。</source>
<translation>Wait until it ends or stop it, then run again.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>許可に含まれるのは上の操作だけで、1 つの操作につき送信は 1 回です。画面にも手順にもない値、知らないサイト、送れたか分からない操作のやり直しは含まれず、そこで止まって知らせます。手順を変えると、許可はなくなります。</source>
<translation>The permission covers only the steps above, with one sending for each step. It does not cover values that are neither on the page nor in the flow, unknown sites, or doing a step again when it is not known whether it was sent. In these cases the run stops there and tells you. Changing the flow removes the permission.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>取り込んだ手順「{name}」は、まだ信頼されていないため、予定にできません。</source>
<translation>The imported flow “{name}” is not trusted yet, so it cannot be scheduled.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>手順の一覧で中身を確かめて「信頼する」を選んでから、もう一度決めてください。</source>
<translation>Look through it in the list of flows and choose “Trust”, then set the schedule again.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>「{told}」はパスワードのため、予定には入れておけません。</source>
<translation>“{told}” is a password, so it cannot be kept in a schedule.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>「認証情報」に登録し、手順の編集でその値を〔認証情報：名前〕に変えてから、予定を決めてください。</source>
<translation>Register it under “Credentials”, change the value to 〔Credential: name〕 when you edit the flow, and then set the schedule.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/schedules.py" />
<source>「{schedule_id}」という予定はありません（消されたか、別の保存場所の予定です）。</source>
<translation>There is no schedule “{schedule_id}” (it was deleted, or it is kept in another place).</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/schedules.py" />
<source>tejun schedule list で、予定の番号を確かめてください。</source>
<translation>Check the number of the schedule with tejun schedule list.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>手順スタジオを開いて「続きから」を押してください。</source>
<translation>Open Tejun Studio and press “Continue”.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>「表で実行」を開いて、続きを見てください。</source>
<translation>Open “Run on a table” to see how it goes on.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>人がいなくても開けるように、「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください（コマンドでは tejun library keychain）。この回は「予定」の「今すぐ実行」で行えます。</source>
<translation>So that it can be opened when nobody is there, use the keychain of this computer under “Key” in “Settings” (on the command line: tejun library keychain). You can run this turn with “Run now” under “Schedule”.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>新しい行はありませんでした。</source>
<translation>There were no new rows.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>できた行</source>
<translation>Rows done</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>できなかった行</source>
<translation>Rows failed</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>確かめる行</source>
<translation>Rows to check</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>残りの行</source>
<translation>Rows left</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>手順「{flow_name}」は削除されているため、実行できません。予定は切にしました。</source>
<translation>The flow “{flow_name}” has been deleted, so it cannot be run. The schedule was turned off.</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>手順を作り直したら、その手順で予定を決め直してください。</source>
<translation>Create the flow again, then set a schedule with it.</translation>
</message>
<message>
<location filename="../../studio/engine/secrets/masking.py" />
<source>パスワードらしい文字が入っているため、保存しません。</source>
<translation>The text seems to contain a password, so it is not saved.</translation>
</message>
<message>
<location filename="../../studio/engine/secrets/masking.py" />
<source>パスワードは「認証情報」に登録して、文には書かないでください。</source>
<translation>Register the password under “Credentials” and do not write it in the text.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>パスワードは、パスワード欄のほかには使いません。</source>
<translation>Passwords are used only in password fields.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>このパスワードは、ほかの文字とまざっているため使いません。</source>
<translation>This password is mixed with other text, so it is not used.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>このパスワードは預かっていません。</source>
<translation>This password is not stored.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>ページが別のサイトに変わったため、入力しませんでした。</source>
<translation>The page changed to another site, so it was not entered.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>{target}はパスワード欄ではないため、入力しません。</source>
<translation>{target} is not a password field, so it is not entered there.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>暗号化されていないページのため、パスワードを入力しません。入力してよいときは、ブラウザーで直接入力してください。</source>
<translation>The page is not encrypted, so the password is not entered. If it may be entered, type it in the browser yourself.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>別の枠（フレーム）の中のパスワード欄には入力しません。ブラウザーで入力してください。</source>
<translation>Passwords are not entered into password fields inside another frame. Enter it in the browser.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>「{name}」（{user}）</source>
<translation>“{name}” ({user})</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>{host} のログインに使える認証情報が {count} 件あり、どれを使うか決められません：{told}</source>
<translation>There are {count} credentials for logging in to {host}, and it cannot be decided which one to use: {told}</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>{host} に、どの認証情報でログインしますか。{told}</source>
<translation>Which credential should be used to log in to {host}? {told}</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>認証情報「{name}」で {url} にログイン</source>
<translation>Log in to {url} with the credential “{name}”</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>サイトの表示：「{told}」。</source>
<translation>The site says: “{told}”.</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>認証情報「{name}」（{user}）では {url} にログインできませんでした。{why}アカウントがロックされないよう、もう一度は試していません。ブラウザーでログインしてから「続ける」を押し、パスワードが変わっているときは「認証情報」で直してください。</source>
<translation>Could not log in to {url} with the credential “{name}” ({user}). {why} It was not tried again, so that the account is not locked. Log in in the browser and press “Continue”. If the password has changed, correct it under “Credentials”.</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/building.py" />
<source>記録したときは「{path}」</source>
<translation>“{path}” when recorded</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_service.py" />
<source>「{words}」という名前のサイトを知りません。</source>
<translation>No site named “{words}” is known.</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_service.py" />
<source>知っているサイトの名前か、http:// か https:// から始まるアドレスを入力してください。</source>
<translation>Enter the name of a site that is known, or an address that begins with http:// or https://.</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>ブラウザーで確認画面が開いています。</source>
<translation>A dialog is open in the browser.</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>先に確認画面に答えてください。</source>
<translation>Answer the dialog first.</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>出ているか確かめる</source>
<translation>check that it is shown</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>「{action}」が{words}</source>
<translation>“{action}”: {words}</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>その手順は、もう一覧にありません。</source>
<translation>That flow is no longer in the list.</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>一覧から選び直してください。</source>
<translation>Choose again from the list.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>変数の名前に使えない文字があるか、名前が空です。</source>
<translation>The name of the variable contains characters that cannot be used, or is empty.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>「{ } 〔 〕 | = :」と前後の空白を除いて、「検索語」のような短い名前にしてください。</source>
<translation>Remove “{ } 〔 〕 | = :” and blanks at the beginning and end, and use a short name such as “Search word”.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>「{name}」という変数は、もうあります。</source>
<translation>There is already a variable “{name}”.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>別の名前にしてください。</source>
<translation>Use another name.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>{day:%Y/%m/%d} が営業日かどうか、ここではわかりません。</source>
<translation>It cannot be determined here whether {day:%Y/%m/%d} is a working day.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「来月1日」のような、営業日を使わない言い方にしてください。</source>
<translation>Use wording without working days, such as “the 1st of next month”.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{unused}」は、この手順のどの操作でも使われていないため、別の値にしても結果は変わりません。</source>
<translation>“{unused}” is not used in any step of this flow, so another value would not change the result.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>その値を渡さずに実行するか、手順の編集で、値を入れる操作に変数を入れてください。</source>
<translation>Run it without giving that value, or edit the flow and put the variable into the step that enters the value.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{others}」を変えるときは、一緒に使う「{names}」の値も必要です（前の値が混ざるのを防ぐためです）。</source>
<translation>To change “{others}”, you also need the value of “{names}”, which is used together with it (so that earlier values do not get mixed in).</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{names}」の値も入力してください。前と同じでよいときは、同じ値を入力してください（コマンドでは --set 名前=値、表では --map 名前=列）。</source>
<translation>Enter the value of “{names}” too. If it stays the same as before, enter the same value (on the command line: --set name=value, for a table: --map name=column).</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>変数「{name}」の値「{said}」は、この手順の別の行が{on}にするものです。</source>
<translation>The value “{said}” of the variable “{name}” is what another line of this flow sets to {on}.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>別の値にするか、編集で「{said}」を{on}にする行を直してください。</source>
<translation>Use another value, or edit the flow and change the line that sets “{said}” to {on}.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>変数「{names}」が空です。空の条件にはどの行も合うため、始めませんでした。</source>
<translation>The variable “{names}” is empty. Every row matches an empty condition, so the run was not started.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>値を入力してから、もう一度実行してください。</source>
<translation>Enter a value, then run it again.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{words}」というファイルはありません。</source>
<translation>There is no file “{words}”.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>ファイルの場所を確かめて、選び直してください。</source>
<translation>Check where the file is and choose it again.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>値が正しくありません。</source>
<translation>The value is not correct.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>変数「{name}」：{told}</source>
<translation>Variable “{name}”: {told}</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>数として読めません。</source>
<translation>It cannot be read as a number.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>3000 や 2,980円 のように入力してください。</source>
<translation>Enter it like 3000 or 2,980.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{words}」は選べません。</source>
<translation>“{words}” cannot be chosen.</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>次から選んでください：{choices}</source>
<translation>Choose one of these: {choices}</translation>
</message>
<message>
<location filename="../../studio/engine/variables/variable_values.py" />
<source>yyyy年M月d日(曜)</source>
<translation>yyyy-MM-dd</translation>
</message>
<message>
<location filename="../../studio/engine/variables/variable_values.py" />
<source>{day}（{year}年より先の祝日はまだ決まっていないため、変わることがあります）</source>
<translation>{day} (may change, because holidays after {year} are not decided yet)</translation>
</message>
<message>
<location filename="../../studio/engine/whole_file.py" />
<source>ファイルに書き込めません：{path}</source>
<translation>The file cannot be written: {path}</translation>
</message>
<message>
<location filename="../../studio/engine/whole_file.py" />
<source>ほかのプログラム（Excel など）で開いていれば閉じてください。フォルダーがあるか、書き込みできるか、空き容量があるかも確かめてください。</source>
<translation>If it is open in another program such as Excel, close it. Also check that the folder exists, that you may write to it, and that there is enough free space.</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>認証情報を使うようにしました</source>
<translation>Now uses a credential</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>できていることを、人が確かめました</source>
<translation>A person confirmed that it works</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>「{name}」という書き出し形式はありません。</source>
<translation>There is no export format “{name}”.</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>使える形式：{exporters}</source>
<translation>Formats you can use: {exporters}</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>実行中は選べません。</source>
<translation>You cannot choose during a run.</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>終わってから、もう一度押してください。</source>
<translation>Press it again after the run has ended.</translation>
</message>
<message>
<location filename="../../studio/export/python_lines.py" />
<source>{what}を見つける手がかりがないため、書き出せません。</source>
<translation>There is no clue to find {what}, so it cannot be exported.</translation>
</message>
<message>
<location filename="../../studio/export/python_lines.py" />
<source>スタジオでこの手順を直してから、もう一度書き出してください。</source>
<translation>Correct this flow in Tejun Studio, then export it again.</translation>
</message>
<message>
<location filename="../../studio/export/python_script.py" />
<source>Python スクリプト</source>
<translation>Python script</translation>
</message>
<message>
<location filename="../../studio/export/python_script.py" />
<source>この手順には中身がないため、書き出せません。</source>
<translation>This flow is empty, so it cannot be exported.</translation>
</message>
<message>
<location filename="../../studio/export/python_script.py" />
<source>実行して保存した手順を選んでください。</source>
<translation>Choose a flow that has been run and saved.</translation>
</message>
<message>
<location filename="../../studio/export/python_text.py" />
<source>「{words}」という変数がこの手順にないため、書き出せません。</source>
<translation>This flow has no variable named “{words}”, so it cannot be exported.</translation>
</message>
<message>
<location filename="../../studio/export/python_text.py" />
<source>手順の「変数」にこの名前を足してから、もう一度書き出してください。</source>
<translation>Add this name to the variables of the flow and export it again.</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>書き出す表がありません。</source>
<translation>There is no table to export.</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>一覧を取り出す手順を実行してください。</source>
<translation>Run a flow that takes a list.</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>「{other}」の形では、表を保存できません。</source>
<translation>Tables cannot be saved as “{other}”.</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>ファイル名の最後を .csv か .xlsx にしてください。</source>
<translation>End the file name with .csv or .xlsx.</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>結果 {number}</source>
<translation>Result {number}</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>表が大きすぎて、Excel の 1 枚のシートに入りません（{count:,} 行 × {count_2:,} 列）。</source>
<translation>The table is too large for one Excel sheet ({count:,} rows × {count_2:,} columns).</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>CSV で保存してください。</source>
<translation>Save it as CSV.</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>ほかのプログラム（Excel など）で開いていれば閉じてください。書き込みできる場所か、空き容量があるかも確かめてください。</source>
<translation>If the file is open in another program (such as Excel), close it. Also check that you can write to the place and that there is free space.</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>監査ログのファイルを読めません：{path}</source>
<translation>The audit log file cannot be read: {path}</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>ファイルの名前と場所を確かめてください。</source>
<translation>Check the name and place of the file.</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>監査ログを書き出せません：{path}</source>
<translation>The audit log cannot be exported: {path}</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。</source>
<translation>Check that the folder exists, that you can write to it, and that there is free space.</translation>
</message>
<message>
<location filename="../../studio/library/batches.py" />
<source>このくり返しの記録はありません。</source>
<translation>There is no record of this repeat run.</translation>
</message>
<message>
<location filename="../../studio/library/batches.py" />
<source>データの画面で、記録の一覧を確かめてください。</source>
<translation>Check the list of records on the data page.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリの鍵が合いません（またはファイルの先頭が壊れています）：{path}</source>
<translation>The library key does not fit (or the beginning of the file is damaged): {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップから戻してください（ライブラリと鍵ファイルが一緒に戻ります）。ファイルには触れていません。</source>
<translation>Restore a backup (the library and the key file are restored together). The file has not been touched.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルが壊れています：{path}</source>
<translation>The library file is damaged: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを閉じて、バックアップからライブラリを戻してください。壊れたファイルは消さずに取っておいてください。</source>
<translation>Close Tejun Studio and restore the library from a backup. Keep the damaged file; do not delete it.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルと、その -wal ファイルの時期が合いません：{path}</source>
<translation>The library file and its -wal file are from different times: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>同期フォルダーやコピーで片方だけが入れ替わったようです。手順スタジオを閉じて、バックアップからライブラリを戻してください。いまのファイルは消さずに取っておいてください。</source>
<translation>It seems that a synced folder or a copy replaced only one of them. Close Tejun Studio and restore the library from a backup. Keep the current files; do not delete them.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルが見つかりません：{path}</source>
<translation>The library file was not found: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ファイルを移動した場合は元の場所に戻し、消した場合はバックアップから戻してください。何も残っていないときは「新しく始める」を選べます。</source>
<translation>If you moved the file, move it back; if you deleted it, restore a backup. If nothing is left, you can choose “Start anew”.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルが空になっています：{path}</source>
<translation>The library file is empty: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップからライブラリを戻してください。コピーで移したときは、名前が -wal で終わるファイルも一緒に移してください。</source>
<translation>Restore the library from a backup. If you moved it by copying, also move the file whose name ends with -wal.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このライブラリを開くには、新しい版の手順スタジオが必要です：{path}</source>
<translation>This library needs a newer version of Tejun Studio: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを更新してから開いてください。ライブラリはそのまま残しています。</source>
<translation>Update Tejun Studio and then open it. The library has been left as it is.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリは閉じられています。</source>
<translation>The library is closed.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを開き直してください。</source>
<translation>Open Tejun Studio again.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリが時間内に応答しませんでした。</source>
<translation>The library did not respond in time.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>同期フォルダーやネットワーク上の場所に置いている場合は、このパソコンの中に移してください。</source>
<translation>If it is in a synced folder or on a network, move it onto this computer.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>暗号化の部品（SQLCipher）が使えないため、ライブラリを開きません。</source>
<translation>The library is not opened because the encryption component (SQLCipher) cannot be used.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルを開けません：{path}</source>
<translation>The library file cannot be opened: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ファイルの場所と権限、ディスクの空き容量を確かめてください。フォルダーと同じ名前になっていないかも確かめてください。</source>
<translation>Check the place and permissions of the file and the free disk space. Also check that no folder has the same name.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオのライブラリではないファイルです：{path}</source>
<translation>This file is not a library of Tejun Studio: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このファイルを別の場所に移し、正しいライブラリをバックアップから戻してください。</source>
<translation>Move this file somewhere else and restore the right library from a backup.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ほかの手順スタジオがライブラリを使っています。</source>
<translation>Another Tejun Studio is using the library.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>少し待つか、ほかに開いている手順スタジオを閉じてから、もう一度試してください。</source>
<translation>Wait a moment, or close the other Tejun Studio, and try again.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ディスクの空き容量が足りないため、保存できませんでした。</source>
<translation>It could not be saved because there is not enough free disk space.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>空き容量を増やしてから、もう一度保存してください。前に保存した手順は無事です。</source>
<translation>Free some space and save again. The flows saved before are safe.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリに書き込めません：{path}</source>
<translation>The library cannot be written to: {path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順と履歴を見ることはできます。書き込むには、ファイルとフォルダーの書き込み権限を確かめてください。</source>
<translation>You can look at flows and history. To write, check the write permissions of the file and its folder.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリを読み書きできませんでした。</source>
<translation>The library could not be read or written.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>もう一度試し、続くようなら手順スタジオを開き直してください。</source>
<translation>Try again. If it keeps happening, open Tejun Studio again.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>鍵を作り直せませんでした。ライブラリは、これまでの鍵のままで、中身も無事です。</source>
<translation>The key could not be renewed. The library still has its previous key, and its contents are safe.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリと同じ大きさ以上の空き容量があるかを確かめて、もう一度試してください。</source>
<translation>Check that there is at least as much free space as the size of the library, and try again.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップを作れませんでした：{name}</source>
<translation>The backup could not be made: {name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>保存先に書き込めるか、空き容量があるかを確かめてから、もう一度試してください。前のバックアップは残っています。</source>
<translation>Check that you can write to the place and that there is free space, and try again. Earlier backups are still there.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>同じ名前のファイルがあります：{name}</source>
<translation>A file with the same name exists: {name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>別の名前を付けてください。</source>
<translation>Give it another name.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップが見つかりません：{wanted}</source>
<translation>The backup was not found: {wanted}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップの一覧（tejun library backups）で番号か名前を確かめるか、ファイルの場所を指定してください。</source>
<translation>Check the number or name in the list of backups (tejun library backups), or give the place of the file.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップとして読めないファイルです：{name}</source>
<translation>This file cannot be read as a backup: {name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>別のバックアップを選んでください。今のライブラリには触れていません。</source>
<translation>Choose another backup. The current library has not been touched.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>別のライブラリのバックアップです：{name}</source>
<translation>This is a backup of another library: {name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このライブラリのバックアップを選んでください。入れ替えたいときは、先に「新しく始める」で今のライブラリを別の場所に移してください。</source>
<translation>Choose a backup of this library. To swap libraries, first move the current one elsewhere with “Start anew”.</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このバックアップを戻すには、新しい版の手順スタジオが必要です：{name}</source>
<translation>This backup needs a newer version of Tejun Studio to be restored: {name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを更新してから戻すか、別のバックアップを選んでください。今のライブラリには触れていません。</source>
<translation>Update Tejun Studio and then restore it, or choose another backup. The current library has not been touched.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>書き出す手順がありません。</source>
<translation>There are no flows to export.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順を 1 つ以上選んでください。</source>
<translation>Choose at least one flow.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>一度に書き出せるのは {flows} 個までです</source>
<translation>At most {flows} flows can be exported at a time</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>この手順は、そのままでは .tejun のファイルにできません。</source>
<translation>This flow cannot be made into a .tejun file as it is.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>次の点を直すか、手順を分けてください：{why}</source>
<translation>Fix the following, or split the flow: {why}</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>同じ名前のファイルが二度入っています</source>
<translation>It holds two files with the same name</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>このファイルには、手順スタジオではない方法でパスワードがかかっています。</source>
<translation>This file has a password that was not set by Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順スタジオの書き出しで「パスフレーズで封をする」を選んで、書き出し直してもらってください。</source>
<translation>Ask for it to be exported again with “Seal with a passphrase” in Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>ほかの場所を指すファイル（リンク）が入っています</source>
<translation>It holds a file that points somewhere else (a link)</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>フォルダーの外へ書き込もうとする名前が入っています</source>
<translation>It holds a name that would write outside its folder</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順ではないもの（{name}）が入っています</source>
<translation>It holds something that is not a flow ({name})</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順が {count} つ足りません</source>
<translation>Flows missing from it: {count}</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>目録にないもの（{extra}）が入っています</source>
<translation>It holds something that is not in its table of contents ({extra})</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順スタジオを更新してから取り込んでください。何も取り込んでいません。</source>
<translation>Update Tejun Studio and then import it. Nothing has been imported.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>書き出したあとに、中身が変わっています</source>
<translation>Its contents were changed after it was exported</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>中のファイル {entries:,} 個</source>
<translation>{entries:,} files inside</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>開くと極端に大きくなるものが入っています</source>
<translation>It holds something that becomes extremely large when opened</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>このファイルは取り込めません。{what}。</source>
<translation>This file cannot be imported. {what}.</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>書き出した人に、もう一度書き出してもらってください。心当たりがなければ使わないでください。何も取り込んでいません。</source>
<translation>Ask the person who exported it to export it again. If you do not know where it comes from, do not use it. Nothing has been imported.</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>この手順を開くには、新しい版の手順スタジオが必要です。</source>
<translation>This flow needs a newer version of Tejun Studio to be opened.</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>手順スタジオを更新してから開いてください。手順はそのまま残しています。</source>
<translation>Update Tejun Studio and then open it. The flow has been left as it is.</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>この手順は壊れていて、読み込めません。</source>
<translation>This flow is damaged and cannot be read.</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>前の版やバックアップから戻すか、手順を記録し直してください。壊れた手順もそのまま残しています。</source>
<translation>Restore it from an earlier version or a backup, or record the flow again. The damaged flow has been kept as it is.</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>名前のない手順</source>
<translation>Unnamed flow</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>第 {number} 版に戻しました</source>
<translation>Restored version {number}</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>この手順は、編集しているあいだに別の画面かコマンドで保存されました。</source>
<translation>While you were editing this flow, it was saved from another page or by a command.</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>この手順の第 {number} 版は残っていません。</source>
<translation>Version {number} of this flow is not kept any more.</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>残っている版：{kept}</source>
<translation>Versions kept: {kept}</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>手順の一覧で、名前を確かめてください。</source>
<translation>Check the name in the list of flows.</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>「{names}」</source>
<translation>“{names}” </translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>「{wanted}」という手順は見つかりません。</source>
<translation>No flow named “{wanted}” was found.</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>近い名前の手順：{listed}</source>
<translation>Flows with similar names: {listed}</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルは壊れているか、手順のファイルではありません。</source>
<translation>The file of this flow is damaged, or it is not a flow file.</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>書き出した人に、もう一度書き出してもらってください。何も取り込んでいません。</source>
<translation>Ask the person who exported it to export it again. Nothing has been imported.</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルは大きすぎます（上限：{limit}）。</source>
<translation>The file of this flow is too large (limit: {limit}).</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>手順を分けて書き出してもらってください。何も取り込んでいません。</source>
<translation>Ask for the flow to be split and exported again. Nothing has been imported.</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルの文字コードは、UTF-8 ではありません（{name} のようです）。</source>
<translation>The text encoding of this flow file is not UTF-8 (it looks like {name}).</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>UTF-8 で保存し直してから、もう一度取り込んでください。</source>
<translation>Save it again as UTF-8 and then import it again.</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルには、同じ項目が二度書かれています。どちらが正しいか分からないため、取り込みません。</source>
<translation>This flow file has the same entry twice. It is not imported because it is not clear which one is right.</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>書き出した人に、もう一度書き出してもらってください。</source>
<translation>Ask the person who exported it to export it again.</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>変数</source>
<translation>Variables</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>{words} {limit:,} 個</source>
<translation>{words}: {limit:,}</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>1 つの文 {limit:,} 文字</source>
<translation>{limit:,} characters in one text</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順は、ウェブサイトではないアドレス（{url}）を開こうとします。</source>
<translation>This flow tries to open an address that is not a website ({url}).</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>安全のため取り込みません。心当たりがなければ、このファイルは使わないでください。</source>
<translation>It is not imported, for safety. If you do not know where this file comes from, do not use it.</translation>
</message>
<message>
<location filename="../../studio/library/history.py" />
<source>この実行の記録はありません。</source>
<translation>There is no record of this run.</translation>
</message>
<message>
<location filename="../../studio/library/history.py" />
<source>実行履歴の一覧で確かめてください。古い記録は 90 日で消えます（残すにはピンを付けてください）。</source>
<translation>Check the list in the history. Old records are deleted after 90 days (pin a record to keep it).</translation>
</message>
<message>
<location filename="../../studio/library/journal.py" />
<source>途中の実行の記録を読めません。新しい版の手順スタジオが書いたものです。</source>
<translation>The record of the unfinished run cannot be read. It was written by a newer version of Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/library/journal.py" />
<source>新しい版の手順スタジオで続けてください。</source>
<translation>Continue with the newer version of Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/decision_context.py" />
<source>サイトがログインを受け付けませんでした。くり返すと使えなくなることがあるため、「{name}」はもう一度は押しません。画面の言葉と、ユーザー名とパスワードを確かめてください。</source>
<translation>The site did not accept the sign-in. “{name}” is not pressed again, because repeating it may lock the account. Check what the page says, the user name and the password.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>入力欄</source>
<translation>Text field</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>ボタンやリンク</source>
<translation>button or link</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>「{phrase}」という{what}が、この画面に見つかりません。{there}</source>
<translation>No {what} “{phrase}” was found on this page. {there}</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>要素</source>
<translation>element</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>この画面にあるのは {some} などです。</source>
<translation>On this page there are {some} and others.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>「{name}」は今は使えない状態（無効）です。</source>
<translation>“{name}” cannot be used now (disabled).</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/finding.py" />
<source>「{phrase}」に当てはまる{what}が {hits} 個あり、どれか決められません：{named}</source>
<translation>{hits} matches ({what}) for “{phrase}”; it is not clear which one is meant: {named}</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/model.py" />
<source>内蔵エンジン</source>
<translation>Built-in engine</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>同じ行き先の「{name}」が複数あるため、その行き先を開きます。</source>
<translation>Several “{name}” lead to the same place, so that place is opened.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」を開くため「{label}」を押します。</source>
<translation>Pressing “{label}” to open “{name}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>{name} はすでに開いています。</source>
<translation>{name} is already open.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>{url} を開きます。</source>
<translation>Opening {url}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{label}」がすでに開いています。</source>
<translation>“{label}” is already open.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>すべての項目に入力されています。</source>
<translation>Everything is filled in.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{value}」をどの欄に入力するかが書かれていません。</source>
<translation>It does not say into which field “{value}” goes.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」に「{value}」という選択肢がありません。あるのは {listed} です。</source>
<translation>“{name}” has no choice “{value}”. It has: {listed}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」に「{value}」を入力しましたが、受け付けられませんでした。</source>
<translation>“{value}” was entered in “{name}” but was not accepted.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」に「{value}」を入れます。</source>
<translation>Entering “{value}” in “{name}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{option}」を選べる欄が {owners} 個あり、どれか決められません：{names}</source>
<translation>“{option}” can be chosen in {owners} fields; it is not clear in which one: {names}</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{option}」がすでに選ばれています。</source>
<translation>“{option}” is already chosen.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>チェック欄</source>
<translation>Check box</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」はすでに{state}です。</source>
<translation>“{name}” is already {state}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」を{state}にします。</source>
<translation>Turning “{name}” {state}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{name}」を押します。</source>
<translation>Pressing “{name}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>{key} キーを押します。</source>
<translation>Pressing the {key} key.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>すでに「{label}」に並んでいます。</source>
<translation>It is already sorted by “{label}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/moves.py" />
<source>「{words}」に当てはまる並び順が {best} 個あり、どれか決められません。</source>
<translation>{best} ways of sorting match “{words}”; it is not clear which one is meant.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{said}」が、この画面に表示されています。</source>
<translation>“{said}” is shown on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{said}」は、この画面に表示されていません。</source>
<translation>“{said}” is not shown on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{said}」が表示されています。</source>
<translation>“{said}” is shown.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{said}」が出るまで待ちます。</source>
<translation>Waiting until “{said}” appears.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{said}」は、この画面にまだ表示されていません。</source>
<translation>“{said}” is not shown on this page yet.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>取り出せる一覧が、この画面に見つかりません。</source>
<translation>No list to take out was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>一覧を取り出しました。</source>
<translation>The list was taken out.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>一覧から行を取り出します。</source>
<translation>Taking rows out of the list.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>前のページに戻りました。</source>
<translation>Went back to the previous page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>前のページに戻ります。</source>
<translation>Going back to the previous page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{name}」からファイルを保存します。</source>
<translation>Saving the file of “{name}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>ファイルを保存できるボタンが、この画面に見つかりません。</source>
<translation>No button that saves a file was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{thing}」のファイルを保存するボタンが見つかりません。</source>
<translation>No button that saves the file of “{thing}” was found.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{form}」のボタンが {fitting} 個あり、どれか決められません：{names}</source>
<translation>There are {fitting} buttons for “{form}”; it is not clear which one is meant: {names}</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/page_moves.py" />
<source>「{form}」のボタンが、この画面に見つかりません。</source>
<translation>No button for “{form}” was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>{rule}の「{column}」を押します。</source>
<translation>Pressing “{column}” of {rule}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>「または」の条件と、ほかの行の条件は一緒に使えません。1 行にまとめて書いてください。</source>
<translation>Conditions with “or” cannot be used together with conditions of other lines. Write them in one line.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>どの行を操作するのかが分かりません。「価格が3000円以下のものをすべて」のように条件を書いてください。</source>
<translation>It is not clear which rows are meant. Write a condition, such as “all with a price of 3000 yen or less”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>条件で選べる一覧が、この画面に見つかりません。</source>
<translation>No list to choose from by conditions was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>{rule}を一覧から探します。</source>
<translation>Looking for {rule} in the list.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>この画面の商品は条件（{broken}）に合いません。</source>
<translation>The item on this page does not meet the conditions ({broken}).</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>条件に合う行を順に押せる一覧が、この画面に見つかりません。</source>
<translation>No list whose matching rows can be pressed one by one was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>{rule}を選べる一覧が、この画面に見つかりません。</source>
<translation>No list to choose {rule} from was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>一覧ではない画面なので「{label}」を押します。</source>
<translation>This page is not a list, so “{label}” is pressed.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/picking.py" />
<source>{rule}を開きます。</source>
<translation>Opening {rule}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/planning.py" />
<source>画面で押すものと入れる値を順に書くか、操作を一度やって見せるか、AI をつないでください。たとえば「練習書店で「プログラミング」を検索して、価格が3000円以下の本を探して、最初の該当商品をカートに入れて」のように書きます。</source>
<translation>Write in order, in Japanese, what is to be pressed and entered on the pages, or show it once, or connect AI. For example, in Japanese: in the practice bookstore, search for “programming”, find a book of 3000 yen or less, and put the first match into the cart</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/planning.py" />
<source>この文からは、AI なしでは手順を作れませんでした。</source>
<translation>No flow could be made from this text without AI.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/planning.py" />
<source>「{name}」のアドレス（http:// または https:// で始まる URL）が必要です</source>
<translation>The address of “{name}” is needed (a URL that begins with http:// or https://)</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/planning.py" />
<source>「または」で結んだ条件は、ほかの条件と一緒には頼めません。手順を分けてください</source>
<translation>Conditions joined by “or” cannot be combined with others. Split the steps</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/rules.py" />
<source>内蔵エンジンには「{text}」を読み取れません。別の言い方にするか、項目を分けてください。</source>
<translation>The built-in engine cannot read “{text}”. Say it in other words, or split the item.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/rules.py" />
<source>この項目の「{surprising}」を読み取れません。その部分を言い換えてください。</source>
<translation>“{surprising}” in this item cannot be read. Say that part in other words.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索しましたが、画面が変わりません。検索欄とボタンを確かめてください。</source>
<translation>The search was made, but the page did not change. Check the search field and its button.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索欄に「{word}」を入力します。</source>
<translation>Entering “{word}” in the search field.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>Enter キーで検索します。</source>
<translation>Searching with the Enter key.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>「{label}」を押して検索します。</source>
<translation>Pressing “{label}” to search.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索欄らしいものが {nodes} 個あり、どれか決められません：{words}</source>
<translation>{nodes} fields may be the search field; it is not clear which one is: {words}</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索欄が、この画面に見つかりません。</source>
<translation>No search field was found on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索欄を出すため「検索」を押します。</source>
<translation>Pressing Search to bring up the search field.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>「{word}」の検索結果が表示されています。</source>
<translation>The results for “{word}” are shown.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索の結果、見つからなかったと表示されています。</source>
<translation>The page says that the search found nothing.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/searching.py" />
<source>検索結果の画面が開いています。</source>
<translation>The page with the results is open.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>ログインが必要です。ユーザー名とパスワードが書かれていないため、ブラウザーでログインしてから「続ける」を押してください。</source>
<translation>Signing in is needed. No user name and password are given, so sign in in the browser and then press Continue.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>「{word}」のボタンが見つかりません（「{name}」はあります）。</source>
<translation>No button for “{word}” was found (there is “{name}”).</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>「{name}」を押して{word}します。</source>
<translation>Pressing “{name}” ({word}).</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>{word}の前の確認画面へ進みます。</source>
<translation>Going on to the page that confirms before {word}.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>確認の「{label}」を押します。</source>
<translation>Pressing “{label}” to confirm.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>入力に誤りがあると表示されています：{names}</source>
<translation>The page says that something was entered wrongly: {names}</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>{word}は一度押しました。二重に送らないため、もう一度は押しません。画面を確かめてください。</source>
<translation>{word} was pressed once. It is not pressed again, so that nothing is sent twice. Check the page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>「{label}」は一度押しました。もう一度は押しません。</source>
<translation>“{label}” was pressed once. It is not pressed again.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>ユーザー名とパスワードが書かれていません。</source>
<translation>No user name and password are given.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>ログインを済ませていただきました。</source>
<translation>You have signed in.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>「{label}」を押してログインします。</source>
<translation>Pressing “{label}” to sign in.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/sending.py" />
<source>もうログインしています。</source>
<translation>You are signed in already.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>画面に「{complaint}」と表示されています。</source>
<translation>The page says “{complaint}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>この項目を読み取れません。</source>
<translation>This item cannot be read.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>「{said}」は表示されていません。</source>
<translation>“{said}” is not shown.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>この画面に「{said}」はありません。</source>
<translation>There is no “{said}” on this page.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>入力欄に値が入っています。</source>
<translation>The field holds the value.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>「{word}」の結果が表示されています。</source>
<translation>The results for “{word}” are shown.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>見つからなかったと表示されています。</source>
<translation>The page says that nothing was found.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>「{heading}」が開いています。</source>
<translation>“{heading}” is open.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>「{text}」と表示されています。</source>
<translation>The page says “{text}”.</translation>
</message>
<message>
<location filename="../../studio/llm/builtin/verifying.py" />
<source>終わったことを示す文字が画面にありません。</source>
<translation>Nothing on the page says that it is done.</translation>
</message>
<message>
<location filename="../../studio/llm/client.py" />
<source>接続できました。{parts}。</source>
<translation>Connected. {parts}.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>モデル名が空です。</source>
<translation>The model name is empty.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>設定の「小さいモデル」にモデル名を入れてください。</source>
<translation>Enter a model name in “Small model” in the settings.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>{title}の接続先のアドレスが空です。</source>
<translation>The server address of {title} is empty.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>設定の「接続先」にアドレスを入れてください。例：{address_hint}</source>
<translation>Enter an address in “Server address” in the settings. Example: {address_hint}</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>API キーが空です。</source>
<translation>The API key is empty.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>設定を開いて API キーを入力するか、内蔵エンジンを選んでください。</source>
<translation>Open the settings and enter an API key, or choose the built-in engine.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>API キーに使えない文字（全角文字・空白・改行など）が入っています。</source>
<translation>The API key holds characters that cannot be used (such as full-width characters, spaces or line breaks).</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>発行元の画面からもう一度コピーして、そのまま貼り付けてください。</source>
<translation>Copy it again from the page of its issuer and paste it as it is.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>モデルの接続先のアドレスが正しくありません。</source>
<translation>The server address of the model is not valid.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>http:// または https:// で始まるアドレスを入れてください。例：{openai_url}</source>
<translation>Enter an address that starts with http:// or https://. Example: {openai_url}</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>モデルの接続先のアドレスに、ユーザー名やパスワードが入っています。</source>
<translation>The server address of the model holds a user name or a password.</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>アドレスから「名前:パスワード@」の部分を消して、キーは API キーの欄に入れてください。</source>
<translation>Remove the “name:password@” part from the address, and enter the key in the API key field.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>API キーが正しくないため、モデルに接続できません。</source>
<translation>The API key is not correct, so the model cannot be reached.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定で API キーを確かめて、入れ直してください。</source>
<translation>Check the API key in the settings and enter it again.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>この API キーでは、このモデルを使う許可がありません。</source>
<translation>This API key is not permitted to use this model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>別のモデルを選ぶか、API キーの管理者に確かめてください。</source>
<translation>Choose another model, or ask whoever manages the API key.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの利用枠（残高）を使い切っています。</source>
<translation>The usage quota (balance) of the model is used up.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>提供元の画面で残高と上限を確かめてください。内蔵エンジンなら今すぐ使えます。</source>
<translation>Check the balance and limits on the page of the provider. The built-in engine can be used right away.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルが混み合っていて、今は受け付けてもらえません。</source>
<translation>The model is busy and does not accept requests now.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルに接続できません。</source>
<translation>The model cannot be reached.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>インターネット接続・プロキシ・設定の接続先アドレスを確かめて、もう一度実行してください。</source>
<translation>Check the internet connection, the proxy and the server address in the settings, and run it again.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が時間内に届きませんでした。</source>
<translation>The reply of the model did not arrive in time.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>もう一度実行してください。続くときは、設定でもっと速いモデルを選んでください。</source>
<translation>Run it again. If it keeps happening, choose a faster model in the settings.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの提供元で障害が起きているようです。</source>
<translation>The provider of the model seems to have an outage.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>指定されたモデル、または接続先のアドレスが見つかりません。</source>
<translation>The model or the server address was not found.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定でモデル名と接続先アドレスを確かめてください。</source>
<translation>Check the model name and the server address in the settings.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルが依頼の形を受け付けませんでした。</source>
<translation>The model did not accept the form of the request.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定でモデル名と接続先を確かめるか、別のモデルを選んでください。</source>
<translation>Check the model name and the server address in the settings, or choose another model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>ページの内容が長すぎて、このモデルでは扱えません。</source>
<translation>The contents of the page are too long for this model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>より長い文章を扱えるモデルを選ぶか、ページを絞り込んでから実行してください。</source>
<translation>Choose a model that can handle longer texts, or narrow down the page before running it.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が決められた形になっていません。</source>
<translation>The reply of the model does not have the required form.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>もう一度実行するか、別のモデルを選んでください。</source>
<translation>Run it again, or choose another model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>接続先から、モデルの返事ではないものが返ってきました。</source>
<translation>The server returned something that is not a reply of a model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定で接続先アドレスを確かめてください（多くは /v1 で終わります）。</source>
<translation>Check the server address in the settings (most end with /v1).</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が途中で切れました。</source>
<translation>The reply of the model was cut off.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>もう一度実行してください。</source>
<translation>Run it again.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が長くなりすぎて、途中で止まりました。</source>
<translation>The reply of the model became too long and stopped partway.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>やりたいことを小さく分けるか、別のモデルを選んでください。</source>
<translation>Split what you want to do into smaller parts, or choose another model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルがこの依頼を断りました。</source>
<translation>The model declined this request.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>やりたいことの書き方を変えるか、この作業は手で行ってください。</source>
<translation>Reword what you want to do, or do this task by hand.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの提供元の内容フィルターが、返事を止めました。</source>
<translation>The content filter of the model provider stopped the reply.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>やりたいことの書き方を変えるか、別のモデルを選んでください。</source>
<translation>Reword what you want to do, or choose another model.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が空でした。</source>
<translation>The reply of the model was empty.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事がいつまでも終わらないので、途中で打ち切りました。</source>
<translation>The reply of the model did not come to an end, so it was cut off.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの接続先が本物かどうかを確かめられません（証明書のエラー）。</source>
<translation>It cannot be verified that the model server is genuine (certificate error).</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>接続先アドレスとパソコンの日付を確かめてください。会社のネットワークでは、管理者に証明書の設定を確かめてください。</source>
<translation>Check the server address and the date of the computer. On a company network, ask the administrator about the certificate settings.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>プロキシが、モデルへの接続を通しませんでした。</source>
<translation>The proxy did not let the connection to the model through.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>ネットワークの管理者に、プロキシの設定（HTTPS_PROXY）と認証を確かめてください。</source>
<translation>Ask the network administrator about the proxy settings (HTTPS_PROXY) and sign-in.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>このモデルは、決められた形で返事ができないので、実行に使えません。</source>
<translation>This model cannot reply in the required form, so it cannot be used for runs.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定の「AI モデル」で別のモデルを選んでください（このパソコンで動かすなら、画面の「おすすめ」か tejun models）。モデルを入れ替えたときは、もう一度「接続テスト」をすると使えるようになります。</source>
<translation>Choose another model under “AI model” in the settings (to run one on this computer, see “Recommended” there or tejun models). After you replace a model, run “Test connection” again to be able to use it.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの接続先のサーバー名が見つかりません。</source>
<translation>The name of the model server was not found.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定の接続先アドレスの書き間違いと、インターネット接続を確かめてください。</source>
<translation>Check the server address in the settings for typing errors, and check the internet connection.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの接続先は、暗号化された接続（https）に対応していません。</source>
<translation>The model server does not support encrypted connections (https).</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>このパソコンの中のサーバーなら、設定の接続先アドレスを「http://」で始めてください。</source>
<translation>If it is a server on this computer, start the server address in the settings with “http://”.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>このパソコンのモデルのサーバーに接続できません。動いていないようです。</source>
<translation>The model server on this computer cannot be reached. It does not seem to be running.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>Ollama や LM Studio などのサーバーを起動し、設定の接続先アドレス（ポート番号）を確かめてください。</source>
<translation>Start the server, such as Ollama or LM Studio, and check the server address (port number) in the settings.</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>{wait_s:.0f} 秒ほど待ってから、もう一度実行してください。</source>
<translation>Wait about {wait_s:.0f} seconds and run it again.</translation>
</message>
<message>
<location filename="../../studio/llm/fitness.py" />
<source>「{model}」は、決められた形で返事ができないモデルなので、実行に使えません（試した {asked} 問のうち {kept} 問）。</source>
<translation>“{model}” cannot reply in the required form, so it cannot be used for runs ({kept} of {asked} test questions passed).</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>「{name}」というモデルは、Ollama のモデル一覧にありません。</source>
<translation>No model named “{name}” is in the Ollama model list.</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>名前を確かめてください。大きさまで書きます（例：gemma3:4b）。</source>
<translation>Check the name. Include the size (example: gemma3:4b).</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>ディスクの空きが足りないため、「{name}」を取り込めませんでした。</source>
<translation>“{name}” could not be downloaded because there is not enough disk space.</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>空きを作ってから、もう一度取り込んでください。途中まで取り込んだ分は使われます。</source>
<translation>Free some space and download it again. What has been downloaded so far is used.</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>「{name}」の取り込みが途中で止まりました。</source>
<translation>The download of “{name}” stopped partway.</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>インターネット接続を確かめて、もう一度取り込んでください。途中からの続きになります。</source>
<translation>Check the internet connection and download it again. It goes on from where it stopped.</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>このパソコンで Ollama が動いていません。</source>
<translation>Ollama is not running on this computer.</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>Ollama を起動してから（入れていないときは、入れてから）、もう一度お試しください。</source>
<translation>Start Ollama (install it first if needed) and try again.</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>保管している認証情報「{name}」の値</source>
<translation>the value of the stored credential “{name}”</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>この実行で使うパスワードと同じ値</source>
<translation>the same value as a password used in this run</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>値がありふれた言葉のときは、パスワードを変えるか、その認証情報を消してください。</source>
<translation>If the value is an everyday word, change the password or delete the credential.</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>パスワードでない言葉のときは、「利用者名は「…」」のように、何の値かを文に書いてください。</source>
<translation>If the word is not a password, write what it is in the text, such as “the user name is “…””.</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>画面や手順の中に、{called}が見つかったので、モデルへの送信を止めました。この回の内容は送っていません。</source>
<translation>Sending to the model was stopped because {called} was found on the page or in the steps. Nothing of this request was sent.</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>その値が表示されている画面を閉じるか、やりたいことの文から値を消して、もう一度実行してください。値のかわりに「{{{{秘密:名前}}}}」と書くと、モデルに送らずに使えます。{everyday}</source>
<translation>Close the page that shows the value, or remove the value from what you want to do, and run it again. If you use a credential in place of the value, the value is not sent to the model. {everyday}</translation>
</message>
<message>
<location filename="../../studio/llm/parsing.py" />
<source>やりたいことを読み取れませんでした。</source>
<translation>What you want to do could not be understood.</translation>
</message>
<message>
<location filename="../../studio/llm/parsing.py" />
<source>「どのサイトで」「何をするか」を書き足してください。例：「練習書店で「プログラミング」を検索して」</source>
<translation>Add on which site and what to do. Example: “In the practice bookstore, search for “programming””</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{model}（{check}）</source>
<translation>{model} ({check})</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>このモデルのコンテキスト長は {context:,} で、ページの内容が入りきりません</source>
<translation>The context length of this model is {context:,}, which is too short for the contents of pages</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{words}。ただし、{troubles}</source>
<translation>{words}. However: {troubles}</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>この接続先は、使えるモデルの一覧を出しません。</source>
<translation>This server does not list the models that can be used.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>モデルの名前（Azure ではデプロイ名）を、欄に入力してください。</source>
<translation>Enter the name of the model (for Azure, the deployment name) in the field.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>Azure に「{model}」というデプロイが見つかりません。</source>
<translation>No deployment named “{model}” was found in Azure.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>モデル名ではなく、Azure で付けたデプロイ名を入れてください。接続先アドレスと API バージョンも確かめてください。</source>
<translation>Enter the deployment name given in Azure, not the model name. Also check the server address and the API version.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>「{model}」は、この接続先にありますが、文章のやり取り（chat/completions）には使えません。</source>
<translation>“{model}” is on this server, but it cannot be used for chat (chat/completions).</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>チャット用のモデルを選んでください。</source>
<translation>Choose a chat model.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source> ほか {count} 個</source>
<translation> and {count} more</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>「{model}」というモデルは、この接続先にありません。</source>
<translation>There is no model named “{model}” on this server.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>設定のモデル名を、使えるモデルの名前にしてください：{shown}{more}。</source>
<translation>Set the model name in the settings to one that can be used: {shown}{more}.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>接続先のアドレスの最後に /v1 が足りません。</source>
<translation>The server address lacks /v1 at its end.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>設定の接続先を {base_url}/v1 にしてください。</source>
<translation>Set the server address in the settings to {base_url}/v1.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{name} に接続できません。動いていないようです。</source>
<translation>{name} cannot be reached. It does not seem to be running.</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{name} を起動してから、もう一度お試しください。接続先は {base_url} です。</source>
<translation>Start {name} and try again. The server address is {base_url}.</translation>
</message>
<message>
<location filename="../../studio/llm/resources.py" />
<source>モデルへの指示文（{name}）が壊れています。</source>
<translation>The instructions to the model ({name}) are damaged.</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>前の予定の実行が終わらないため、実行できませんでした。</source>
<translation>It could not be run because the previous scheduled run has not finished.</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>手順スタジオを開いて、前の予定がどこで止まっているかを確かめてください。</source>
<translation>Open Tejun Studio and check where the previous scheduled run has stopped.</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>予定のファイルを読めません：{path}</source>
<translation>The schedule file cannot be read: {path}</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>新しい版の手順スタジオで作ったものなら、その版で開いてください。壊れているときは、ファイルの名前を変えてから予定を決め直してください（手順はそのまま残っています）。</source>
<translation>If it was made by a newer version of Tejun Studio, open it with that version. If it is damaged, rename the file and set the schedules again (the flows are still there).</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>予定を書き込めません：{path}</source>
<translation>The schedules cannot be written: {path}</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>ディスクの空きと、フォルダーに書き込めるかを確かめてください。前の予定はそのまま残っています。</source>
<translation>Check the free disk space and that you can write to the folder. The previous schedules are still there.</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>手順スタジオの予定：{name}（{when}）</source>
<translation>Tejun Studio schedule: {name} ({when})</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>このパソコンの予定の仕組みに登録できませんでした。予定は「切」で残してあります。</source>
<translation>The schedule could not be entered with this computer. It is kept, switched off.</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>このパソコンには、予定の時刻に実行する仕組みがありません。予定は「切」で残してあります。</source>
<translation>This computer has nothing that runs at set times. The schedule is kept, switched off.</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>手順スタジオを開いているときに「今すぐ実行」で動かせます。</source>
<translation>While Tejun Studio is open, you can run it with “Run now”.</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>一度ログアウトして、ログインし直してから「入」にしてください。それまでは「今すぐ実行」で動かせます。</source>
<translation>Log out, log in again and switch it on. Until then you can run it with “Run now”.</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>一度ログアウトして、ログインし直してから「入」にしてください。</source>
<translation>Log out, log in again, and then set it to “On”.</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>タスク スケジューラが会社の決まりで止められていないかを、管理者に確かめてください。</source>
<translation>Ask the administrator whether company policy blocks Task Scheduler.</translation>
</message>
<message>
<location filename="../../studio/scheduling/locks.py" />
<source>この手順は、いま別の所（予定、別の窓、コマンド）で実行しています。</source>
<translation>This flow is being run somewhere else now (a schedule, another window or a command).</translation>
</message>
<message>
<location filename="../../studio/scheduling/locks.py" />
<source>同じことを二度しないように、終わるのを待ってから実行してください。</source>
<translation>So that nothing is done twice, wait until it has finished and then run it.</translation>
</message>
<message>
<location filename="../../studio/settings/carried.py" />
<source>--setting に「{unknown}」は書けません。</source>
<translation>“{unknown}” cannot be given to --setting.</translation>
</message>
<message>
<location filename="../../studio/settings/carried.py" />
<source>使える設定：{names}</source>
<translation>Settings that can be given: {names}</translation>
</message>
<message>
<location filename="../../studio/settings/paths.py" />
<source>データを置くフォルダーを作れません：{folder}</source>
<translation>The data folder cannot be created: {folder}</translation>
</message>
<message>
<location filename="../../studio/settings/paths.py" />
<source>書き込める場所かどうかを確かめるか、--home や {home_variable} で別のフォルダーを指定してください。</source>
<translation>Check that you can write there, or give another folder with --home or {home_variable}.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>API バージョンは 2024-10-21 や 2025-01-01-preview の形で入力してください。わからないときは空にしてください。</source>
<translation>Enter the API version like 2024-10-21 or 2025-01-01-preview. If you do not know it, leave it empty.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>API キーに使えない文字（全角文字、空白、改行など）が入っています。発行元の画面からもう一度コピーしてください。</source>
<translation>The API key holds characters that cannot be used (such as full-width characters, spaces or line breaks). Copy it again from the page of its issuer.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>接続先は「https://」で始まる住所で入力してください。例：https://api.openai.com/v1</source>
<translation>Enter a server address that starts with “https://”. Example: https://api.openai.com/v1</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>接続先にユーザー名やパスワードを入れないでください。</source>
<translation>Do not put a user name or a password into the server address.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>接続先が暗号化されていません。「http://」は、このパソコンの中（localhost）だけで使えます。「https://」の住所を入力してください。</source>
<translation>The connection to the server is not encrypted. “http://” can be used only on this computer (localhost). Enter an address with “https://”.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定ファイル（{file}）の {name}</source>
<translation>{name} in the settings file ({file})</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>環境変数 {prefix}{name}</source>
<translation>the environment variable {prefix}{name}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source># 手順スタジオの設定です。API キーはここには書きません。</source>
<translation># Settings of Tejun Studio. No API key is written here.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定を保存できません：{settings_file}</source>
<translation>The settings cannot be saved: {settings_file}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>書き込めるフォルダーか、空き容量があるかを確かめてください。</source>
<translation>Check that you can write to the folder and that there is free space.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定ファイルを読めません：{settings_file}</source>
<translation>The settings file cannot be read: {settings_file}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>書き方（例：engine = "builtin"）を直すか、ファイルの名前を変えてから、もう一度開いてください。名前を変えると初期設定で始まります。</source>
<translation>Fix how it is written (example: engine = "builtin") or rename the file, and then open it again. If you rename it, the default settings are used.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定ファイル（{settings_file}）に {key_field} を書くことはできません。</source>
<translation>{key_field} cannot be written in the settings file ({settings_file}).</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>その行を消して、設定画面で入力するか、環境変数 {prefix}API_KEY を使ってください。</source>
<translation>Delete that line, and enter it on the settings page or use the environment variable {prefix}API_KEY.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定の値が正しくありません：{place}。</source>
<translation>The value of a setting is not valid: {place}.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>standard、development、production のどれかを指定してください。</source>
<translation>Use standard, development or production.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>system、light、dark のどれかを指定してください。</source>
<translation>Use system, light or dark.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>ja、en のどれかを指定してください。</source>
<translation>Use ja or en.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>builtin（内蔵エンジン）か openai を指定してください。</source>
<translation>Use builtin (the built-in engine) or openai.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>{provider} のどれかを指定するか、空にしてください。</source>
<translation>Use one of {provider}, or leave it empty.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（送る）か false（送らない）を指定してください。</source>
<translation>Use true (send) or false (do not send).</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（探してもらう）か false（探さない）を指定してください。</source>
<translation>Use true (let it look) or false (do not let it look).</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（年末年始を休みとする）か false（しない）を指定してください。</source>
<translation>Use true (the New Year days are holidays) or false (they are not).</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（毎週点検する）か false（しない）を指定してください。</source>
<translation>Use true (check every week) or false (do not check).</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（毎週ページも見る）か false（見ない）を指定してください。</source>
<translation>Use true (look at the pages every week, too) or false (do not look).</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>0 から {yen:,.0f} までの金額（円）を数字で入力してください。0 は上限なしです。</source>
<translation>Enter an amount in yen from 0 to {yen:,.0f}. 0 means no limit.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>0 から {tokens:,} までの整数で入力してください。0 は上限なしです。</source>
<translation>Enter a whole number from 0 to {tokens:,}. 0 means no limit.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>1 から {steps:,} までの整数で入力してください。</source>
<translation>Enter a whole number from 1 to {steps:,}.</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>「{name}」という設定はありません。使える設定：{model_fields}</source>
<translation>There is no setting named “{name}”. Settings you can use: {model_fields}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>文字列で指定してください。</source>
<translation>Use a text value.</translation>
</message>
<message>
<location filename="../../studio/sheets/copying.py" />
<source>日時</source>
<translation>Date and time</translation>
</message>
<message>
<location filename="../../studio/sheets/copying.py" />
<source>元のファイルにはデジタル署名があります。写しは中身が増えているため、署名は無効と表示されます。</source>
<translation>The original file has a digital signature. The copy holds more than it, so the signature is shown as invalid.</translation>
</message>
<message>
<location filename="../../studio/sheets/copying.py" />
<source>{stem}_結果{ending}</source>
<translation>{stem}_result{ending}</translation>
</message>
<message>
<location filename="../../studio/sheets/copying.py" />
<source>{stem}_結果 ({number}){ending}</source>
<translation>{stem}_result ({number}){ending}</translation>
</message>
<message>
<location filename="../../studio/sheets/copying.py" />
<source>結果のファイルに書き込めません：{target}</source>
<translation>The result file cannot be written: {target}</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>{line} 行目を見出しとして読みました。</source>
<translation>Row {line} was read as the heading.</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>文字コードが JIS（ISO-2022-JP）です</source>
<translation>its text encoding is JIS (ISO-2022-JP)</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>文字ではないデータが入っています</source>
<translation>it holds data that is not text</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>文字コードが UTF-8 でも Shift_JIS（CP932）でもありません</source>
<translation>its text encoding is neither UTF-8 nor Shift_JIS (CP932)</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>{lines:,} 行より多い表です</source>
<translation>it has more than {lines:,} rows</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>{line} 行目に {cell_chars:,} 文字より長い項目があります。引用符（"）が閉じていないことがあります</source>
<translation>row {line} has an entry of more than {cell_chars:,} characters; a quotation mark (") may not be closed</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>{line} 行目の引用符（"）が合っていません</source>
<translation>the quotation marks (") in row {line} do not match</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel で開き、「名前を付けて保存」で「Excel ブック（.xlsx）」を選んで保存し直してください。</source>
<translation>Open it in Excel, choose “Save As”, and save it again as “Excel Workbook (.xlsx)”.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」を開けません。</source>
<translation>“{name}” cannot be opened.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>ファイルがあるか、ほかのプログラムが使っていないかを確かめてください。</source>
<translation>Check that the file exists and that no other program is using it.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は壊れているか、表のファイルではないため、読めません。</source>
<translation>“{name}” cannot be read because it is damaged or is not a table file.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel で開けるか確かめてください。開けたら、{as_xlsx}</source>
<translation>Check that it opens in Excel. If it does: {as_xlsx}</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は、Excel が開いている間だけ作る作業用のファイルです。表は入っていません。</source>
<translation>“{name}” is a working file that exists only while Excel has the file open. It holds no table.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{really}」のほうを選んでください。</source>
<translation>Choose “{really}” instead.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は古い形式（.xls）の Excel ファイルのため、読めません。</source>
<translation>“{name}” cannot be read because it is an Excel file in the old format (.xls).</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」はパスワードで保護されているため、読めません。</source>
<translation>“{name}” cannot be read because it is protected with a password.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel でパスワードを外した写しを作り、そちらを選んでください。</source>
<translation>Make a copy without the password in Excel and choose that one.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」の中身は、名前の終わりと合っていません（中身は {really} のようです）。</source>
<translation>The contents of “{name}” do not match the ending of its name (it looks like {really}).</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>正しい名前に直すか、Excel で開いて保存し直してください。</source>
<translation>Give it the right name, or open it in Excel and save it again.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は {kind} のため、読めません。</source>
<translation>“{name}” cannot be read because it is {kind}.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は大きすぎるため、読めません（{what}）。</source>
<translation>“{name}” is too large to be read ({what}).</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>使う行と列だけを、別のファイルに分けてください。</source>
<translation>Put only the rows and columns you use into another file.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」に「{sheet}」というシートはありません。</source>
<translation>“{name}” has no sheet named “{sheet}”.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>あるシート：{names}</source>
<translation>Sheets in it: {names}</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」に表がありません。</source>
<translation>“{name}” holds no table.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>1 行目に見出し、その下にデータのあるファイルかシートを選んでください。</source>
<translation>Choose a file or sheet with headings in row 1 and data below them.</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」を CSV として読めません（{why}）。</source>
<translation>“{name}” cannot be read as CSV ({why}).</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel で開いて、「CSV UTF-8（コンマ区切り）」か .xlsx で保存し直してください。</source>
<translation>Open it in Excel and save it again as “CSV UTF-8 (Comma delimited)” or .xlsx.</translation>
</message>
<message>
<location filename="../../studio/sheets/headings.py" />
<source>「{kinds}」という列が {count} 列あります。どれを使うか確かめてください。</source>
<translation>There are {count} columns named “{kinds}”. Check which one to use.</translation>
</message>
<message>
<location filename="../../studio/sheets/headings.py" />
<source>「{kinds}」は、よく似た名前の列です。どれを使うか確かめてください。</source>
<translation>“{kinds}” are columns with very similar names. Check which one to use.</translation>
</message>
<message>
<location filename="../../studio/sheets/headings.py" />
<source>「{words}」の行のようです。</source>
<translation>It looks like a “{words}” row.</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>Excel ファイル</source>
<translation>an Excel file</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>文字だけのファイル</source>
<translation>a plain text file</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>広げると大きくなりすぎます</source>
<translation>it becomes too large when unpacked</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>Excel バイナリ ブック（.xlsb）</source>
<translation>an Excel Binary Workbook (.xlsb)</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>OpenDocument（.ods）</source>
<translation>an OpenDocument file (.ods)</translation>
</message>
<message>
<location filename="../../studio/sheets/sheet_edit.py" />
<source>シートの右端の列まで使われているため、結果の列を書き込めません。</source>
<translation>The result columns cannot be written because the sheet is used up to its last column.</translation>
</message>
<message>
<location filename="../../studio/sheets/sheet_edit.py" />
<source>結果は、くり返しの画面で確かめてください。写しが要るときは、右端の不要な列を消した表で始めてください。</source>
<translation>See the results on the repeat run page. If you need a copy, start with a table without the columns you do not need at the right end.</translation>
</message>
<message>
<location filename="../../studio/sheets/table_files.py" />
<source>このファイルは、いま Excel などで開かれています。保存していない変更は入っていません。</source>
<translation>This file is open now, in Excel or another program. Changes that are not saved are not included.</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>数式の結果が保存されていません。Excel で開いて保存し直してください。</source>
<translation>The results of formulas are not saved. Open it in Excel and save it again.</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>{name}」の「{part_name}</source>
<translation>{name}”, “{part_name}</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>{columns:,} 列より多い表です</source>
<translation>it has more than {columns:,} columns</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>エラー値（{error}）が入っています。</source>
<translation>It holds an error value ({error}).</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>非表示の行（フィルターなど）{count:,} 件は、対象に入れていません。</source>
<translation>{count:,} hidden {count?row|rows} (such as filtered ones) are left out.</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>結合したセル（{place} など）は、いちばん上の行だけに値があるものとして読みました。</source>
<translation>Merged cells ({place}, for example) were read as having a value only in their top row.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>{0}で止まりました</source>
<translation>Stopped at {0}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>{0}ができたか確認できませんでした</source>
<translation>Could not confirm that {0} was done</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>{0}には人の操作が必要です</source>
<translation>{0} needs a person</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>もう送られたかもしれません。やり直す前に、ブラウザーの画面で、済んでいるか確かめてください。</source>
<translation>It may already have been sent. Before you do it again, check on the page in the browser whether it is done.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>くわしい内容</source>
<translation>Details</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>続きから</source>
<translation>Continue</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>済んだことはくり返さず、残りを行います</source>
<translation>Does the rest without repeating what is done</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>手順を直す</source>
<translation>Edit steps</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>画面から選び直す</source>
<translation>Pick again on the page</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>飛ばして続ける</source>
<translation>Skip and continue</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>閉じる</source>
<translation>Close</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>済んでいるか確かめて次へ</source>
<translation>Check whether done, then go on</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>たたむ</source>
<translation>Collapse</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>飛ばした手順：{left_out}</source>
<translation>Skipped steps: {left_out}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>次の手順：{way}</source>
<translation>Next step: {way}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>次の手順は、もう送られたかもしれません：
・{0}

ブラウザーの画面で、済んでいるか確かめてください。これはもう行わずに、次から続けます：
・{1}</source>
<translation>The next step may already have been sent:
· {0}

Check on the page in the browser whether it is done. It is not done again; the run continues from the next one:
· {1}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>次の手順は、行わずに飛ばします：
・{0}

その次から、いまの画面で続けます：
・{1}

飛ばした手順の結果をあとで使うときは、飛ばさずに、手順を直してください。</source>
<translation>The next step is skipped without being done:
· {0}

The run continues after it, on the current page:
· {1}

If the result of the skipped step is needed later, do not skip it; fix the flow instead.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>済んでいるか確かめて続けます</source>
<translation>Check whether it is done, then continue</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>飛ばして続けます</source>
<translation>Skip and continue</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>確かめたので続ける</source>
<translation>Checked, continue</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>ブラウザーの画面から選んでください</source>
<translation>Pick it on the page in the browser</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>前の画面</source>
<translation>Page before</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>押しても、ページは動きません。選ばないときは「やめる」か Esc キーを押します。</source>
<translation>Pressing does not act on the page. If you do not want to pick, press “Cancel” or the Esc key.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>この操作は行わずに、次から続けます</source>
<translation>Continues with the next step without doing this one</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{step}：{why}もう一度、{asked}</source>
<translation>{step}: {why} Once more: {asked}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{step}：{why}もう一度、選んでください。</source>
<translation>{step}: {why} Choose again.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{step}：画面が変わったため、一覧を読み取れません。いまの画面で、{asked}</source>
<translation>{step}: The page has changed, so the list cannot be read. On the page as it is now: {asked}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{step}：画面が変わったため、操作する部分が見つかりません。いまの画面で、その部分を押してください。</source>
<translation>{step}: The page has changed, so the element was not found. Click it on the page as it is now.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{name}を使う</source>
<translation>Use {name}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>枠で囲んだ{name}なら、下のボタンを押してください。</source>
<translation>If you mean {name}, which has a frame around it, press the button below.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>送る内容</source>
<translation>What is sent</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>この種の送信は、次から確認なしで送る</source>
<translation>From now on, send this kind without asking</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>設定の「確認なしで送るもの」で、いつでも取り消せます</source>
<translation>You can take this back at any time under “Sent without asking” in the settings</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>確認してください</source>
<translation>Confirm this</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>内容を確かめて、よいときだけ「実行する」を押してください。</source>
<translation>Check the contents, and press “Run” only if they are right.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>送り先</source>
<translation>Sent to</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>あなたの番です</source>
<translation>It is your turn</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>答え（空のままでも続けられます）</source>
<translation>Answer (you can continue without one)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>手がかり（なくてもかまいません）</source>
<translation>Clue (optional)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>{words}（{place}）</source>
<translation>{words} ({place})</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ほか {count} 項目</source>
<translation>{count} more {count?item|items}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ほか {left} 件を見る</source>
<translation>Show {left} more</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ほかに {rest} 件</source>
<translation>{rest} more</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>画面を見る</source>
<translation>Show page</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ブラウザーを手前に出します</source>
<translation>Brings the browser to the front</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>画面に出ていない項目</source>
<translation>Fields that are not on the page</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>今のまま変わらない項目</source>
<translation>Items that stay as they are</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>AI が見つけました。</source>
<translation>AI found it.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>AI（大きいモデル）が見つけました。</source>
<translation>AI (the large model) found it.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>あなたが画面から選びました。</source>
<translation>You picked it on the page.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>AI がこの項目だけを行い、別のやり方として残しました。</source>
<translation>AI did only this item, and it was kept as another way.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>いまの画面</source>
<translation>Current page</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>この修復を使う</source>
<translation>Use this repair</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>取り消す</source>
<translation>Take back</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{0}を{1}に直しました</source>
<translation>Changed {0} to {1}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{0}の見つけ方を直しました</source>
<translation>Repaired the way to find {0}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{0}を{1}に直してよいですか</source>
<translation>Change {0} to {1}?</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{repair}　{why}</source>
<translation>{repair} – {why}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>取り消せない操作のため、あなたが「この修復を使う」を押すまで使いません。</source>
<translation>This step cannot be undone, so the repair is not used until you press “Use this repair”.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>仮の修復です。あと {left} 回、最後まで実行できると、手順の新しい版になります。</source>
<translation>This repair is on probation. After {left} more complete {left?run|runs}, it becomes a new version of the flow.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>前回の実行が途中で止まりました</source>
<translation>The last run stopped partway</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>ほかに {others} 件</source>
<translation>{others} more</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>{name}（{when} に開始）</source>
<translation>{name} (started {when})</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>{quoted}の途中で止まったため、済んでいるかどうかが分かりません。サイトを見て、どちらかを選んでください。同じことを二度しないためです。</source>
<translation>The run stopped during {quoted}, so it is not known whether it is done. Look at the site and choose one. This keeps the same thing from being done twice.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>サイトを開く</source>
<translation>Open site</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>見るだけで、何も行いません</source>
<translation>Only for looking; nothing is done</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>済んでいる（次から続ける）</source>
<translation>Done (continue with the next)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>この操作はくり返さず、その次から続けます</source>
<translation>Continues with the next step without repeating this one</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>まだ（これから行う）</source>
<translation>Not yet (do it now)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>この操作を行ってから、続けます</source>
<translation>Does this step and then continues</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>最初から</source>
<translation>From the start</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>済んだことも、もう一度行います（先に確認します）</source>
<translation>Does what is done once more, too (asks first)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>破棄</source>
<translation>Discard</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>続きを行わず、この案内を消します（済んだことはそのままです）</source>
<translation>Puts this notice away without continuing (what is done stays as it is)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>・{step}</source>
<translation>· {step}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>最初から実行します</source>
<translation>Run from the start</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>前の実行で、次のことを済ませました（または済ませた可能性があります）：
{words}

最初から実行すると、もう一度行うことになります。</source>
<translation>The previous run did the following (or may have done it):
{words}

Running from the start does it once more.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>それでも最初から実行</source>
<translation>Run from the start anyway</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>{name}の続きは、できなくなります。済んだことは取り消されません。</source>
<translation>{name} can no longer be continued. What is done is not undone.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>残しておく</source>
<translation>Keep it</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>くり返すと困る操作は、まだ行っていません。</source>
<translation>Nothing that would do harm when repeated has been done yet.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>最後に行ったこと：{last}（{when}）</source>
<translation>Last thing done: {last} ({when})</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>今はしない</source>
<translation>Not now</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順の一覧</source>
<translation>Flow list</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>保存の前に練習する（何も送らない所まで）</source>
<translation>Rehearse before saving (up to where nothing is sent yet)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順を編集</source>
<translation>Edit flow</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>変えられる値の提案</source>
<translation>Proposed variables</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>認証情報に保存</source>
<translation>Save as credential</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>別の値でもう一度</source>
<translation>Again with other values</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順に合わせる</source>
<translation>Fit the flow</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順の名前</source>
<translation>Flow name</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>くり返し実行</source>
<translation>Repeat run</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>表で実行</source>
<translation>Run on a table</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>予定を決める</source>
<translation>Schedule</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>練習しています…（「止める」を押すと、練習をやめて保存します）</source>
<translation>Rehearsing… (Press “Stop” to end the rehearsal and save.)</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>できていますか？ ブラウザーの画面を見て、できていれば保存してください。</source>
<translation>Did it work? Look at the page in the browser, and save it if it did.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順として残す</source>
<translation>Keep as a flow</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>できていない</source>
<translation>It did not work</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>新しく出たもの：{news}</source>
<translation>New on the page: {news}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>「{0}」の例にしますか？ 値によって変わる所が変えられる値になり、同じ所は決まります。</source>
<translation>Use this as an example of “{0}”? What differs by value becomes a variable, and what is the same is fixed.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>「{name}」に合わせました</source>
<translation>Fitted to “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>別の値で、もう一度実行してください</source>
<translation>Run it once more with other values</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>文の中の値（名前、日付、件数など）を書き換えて手順を作り直し、実行してください。うまくいったら、「{0}」に合わせられます。</source>
<translation>Change the values in the text (names, dates, numbers and so on), create the flow again, and run it. If it works, “{0}” can be fitted to it.</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>{name}を手順に残しました</source>
<translation>{name} is kept as a flow</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>変えられる値の提案（{proposals} 件）</source>
<translation>Proposed variables ({proposals})</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>このパスワードを認証情報に保存しますか？ 保存すると、次の実行から聞かれません（{0} だけで使います）。</source>
<translation>Save this password as a credential? If you do, it is not asked for from the next run on (it is used only at {0}).</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>名前を入力してください</source>
<translation>Enter a name</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>{site}：{last}</source>
<translation>{site}: {last}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_card.py" />
<source>「{name}」：{words}</source>
<translation>“{name}”: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_card.py" />
<source>点検</source>
<translation>Check</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_progress.py" />
<source>点検の進みぐあい</source>
<translation>Check progress</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_progress.py" />
<source>点検を始めています…</source>
<translation>Starting the check…</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_progress.py" />
<source>{0} / {1}：「{2}」を点検しています…</source>
<translation>{0} / {1}: Checking “{2}”…</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_rows.py" />
<source>{state}（{total:,}）</source>
<translation>{state} ({total:,})</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_rows.py" />
<source>ほか {left:,} 件の手順を見る</source>
<translation>Show {left:,} more {left?flow|flows}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>今日の画面も開いて確かめる（何も送信しません）</source>
<translation>Also open today's pages to check them (nothing is sent)</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>すべて点検</source>
<translation>Check all</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>毎週の点検の設定</source>
<translation>Weekly check settings</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>手順を作る</source>
<translation>Create flow</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>最後の点検：{last}</source>
<translation>Last check: {last}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>毎週の点検は止めてあります</source>
<translation>The weekly check is off</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>使っている手順は、週に 1 回、自動で点検します</source>
<translation>Flows in use are checked automatically once a week</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>次の点検：まもなく（自動）</source>
<translation>Next check: soon (automatic)</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>次の点検：{due:%m/%d} ごろ（自動）</source>
<translation>Next check: around {due:%m/%d} (automatic)</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>手順を作って保存すると、次も動くかどうかを、週に 1 回ここで確かめます。まず、手順を 1 つ作ってください。</source>
<translation>When you have created and saved flows, they are checked here once a week to see whether they still work. Create a flow first.</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>点検する手順が、まだありません</source>
<translation>There are no flows to check yet</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>手順へ</source>
<translation>To flows</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>要対応</source>
<translation>Needs attention</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>変更したあと、まだ点検していません</source>
<translation>Not checked since it was changed</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>問題がなくなりました</source>
<translation>Problems are gone</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>問題なし</source>
<translation>No problems</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>まだ点検していません</source>
<translation>Not checked yet</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>直す</source>
<translation>Fix</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>もう一度点検</source>
<translation>Check again</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>実行してログイン</source>
<translation>Run to log in</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>値を変えて実行</source>
<translation>Run with other values</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>失敗した実行を見る</source>
<translation>Show failed run</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>変更する前の点検で、問題が見つかっています。今の手順で、もう一度確かめてください。</source>
<translation>The check before the change found problems. Check the flow again as it is now.</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>ログインを「認証情報」に登録すると、実行のときに自動で入力します。ログインしたあとで、もう一度点検してください。</source>
<translation>If you register the login under “Credentials”, it is entered automatically in runs. Check again after you have logged in.</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>点検する</source>
<translation>Check it</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>実行して確かめる</source>
<translation>Run to make sure</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>中身を確かめる</source>
<translation>Look inside</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>問題</source>
<translation>Problems</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{name} {count} 件</source>
<translation>{name}: {count}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>（うち新しい {news} 件）</source>
<translation> ({news} new)</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{since} から</source>
<translation>since {since}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>最後の点検：{at}</source>
<translation>Last check: {at}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{words}・手順の中身だけ（画面はまだ見ていません）</source>
<translation>{words} · only the contents of the flow (pages not looked at yet)</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{at} に</source>
<translation>{at}: </translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{words}・{at}画面で {seen_steps} 操作を確認{unseen}</source>
<translation>{words} · {at}{seen_steps} {seen_steps?step|steps} checked on the pages{unseen}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>失敗が増えています：{alert}</source>
<translation>Failures are increasing: {alert}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>今回は見ていません：{said}</source>
<translation>Not looked at this time: {said}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>なくなりました：{said}</source>
<translation>Gone: {said}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>新しい：{words}</source>
<translation>New: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{words}（{since} から）</source>
<translation>{words} (since {since})</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>手順 {place}：</source>
<translation>Step {place}: </translation>
</message>
<message>
<location filename="../../studio/ui/create/answer_card.py" />
<source>コピー</source>
<translation>Copy</translation>
</message>
<message>
<location filename="../../studio/ui/create/answer_card.py" />
<source>答え：{said}</source>
<translation>Answer: {said}</translation>
</message>
<message>
<location filename="../../studio/ui/create/answer_card.py" />
<source>コピーしました</source>
<translation>Copied</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>新しい項目</source>
<translation>New item</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>チェックリスト</source>
<translation>Checklist</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>項目を直す</source>
<translation>Edit item</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>下に足す</source>
<translation>Add below</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>複製</source>
<translation>Duplicate</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>オン・オフを切り替える</source>
<translation>Turn on or off</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>削除</source>
<translation>Delete</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>やりたいことを入力して「手順を作る」を押すと、ここに手順が並びます。実行する前に、直したり並べ替えたりできます。</source>
<translation>Enter what you want to do and press “Create flow”. The steps then appear here. Before you run them, you can edit and reorder them.</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>{done} / {count} 完了</source>
<translation>{done} / {count} done</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>（{0} 秒）</source>
<translation> ({0} s)</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>：画面の中を探しています（{0} 秒）</source>
<translation>: Looking on the page ({0} s)</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist_rows.py" />
<source>項目の文</source>
<translation>Text of the item</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>何をしますか？</source>
<translation>What would you like to do?</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>手順を作り直します</source>
<translation>Create the flow again</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>文が変わっています。あなたが書いた・直した項目が {own} 件あります。
残して作り直しますか？ どちらも「元に戻す」で戻せます。</source>
<translation>The text has changed. Items you wrote or edited: {own}
Keep them when creating it again? Either way, you can go back with “Undo”.</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>残さずに作り直す</source>
<translation>Create without them</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>残して作り直す</source>
<translation>Keep them and create</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>あなたが書いた {own} 項目を残しました</source>
<translation>kept {own} {own?item|items} you wrote</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>前に削除した {gone} 項目は入れていません</source>
<translation>left out {gone} {gone?item|items} you had deleted</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>作り直しました：{parts}</source>
<translation>Created again: {parts}</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_parts.py" />
<source>つくる画面に戻る</source>
<translation>Back to Create</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_parts.py" />
<source>{purpose}　AI を使わずにくり返します。</source>
<translation>{purpose} Repeats without AI.</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>{place} / {count}　{running}</source>
<translation>{place} / {count}  {running}</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>終わりを確かめています…</source>
<translation>Making sure of the end…</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>始めています…</source>
<translation>Starting…</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>始めています：ページが開くのを待っています（{0} 秒）</source>
<translation>Starting: waiting for the page to open ({0} s)</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>手順の編集</source>
<translation>Edit flow</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>保存した手順</source>
<translation>Saved flow</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>できていますか？</source>
<translation>Did it work?</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>止まりました</source>
<translation>Stopped partway</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>文を書き直す</source>
<translation>Rewrite the text</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>いま開いている画面</source>
<translation>the page that is open now</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>対象サイト：{site}</source>
<translation>Target site: {site}</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>「{part}」</source>
<translation>“{part}”</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>読み取れなかった部分：{parts}。言い方を変えるか、手順を足してください。</source>
<translation>Parts that could not be understood: {parts}. Reword them or add steps.</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>Ctrl+Enter でも作れます</source>
<translation>Ctrl+Enter does it, too</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>作り直す</source>
<translation>Create again</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>{words}（Ctrl+Enter）</source>
<translation>{words} (Ctrl+Enter)</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>手順を考えています…</source>
<translation>Working out the steps…</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>人が操作した手順</source>
<translation>Steps done by a person</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>進めなかった所を、あなたがした操作に置きかえて、手順に残しますか？</source>
<translation>Where the run could not go on, put what you did in its place and keep it in the flow?</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>手順に残す</source>
<translation>Keep in the flow</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>残さない</source>
<translation>Do not keep</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>進めなかった所を、人の操作に置きかえました</source>
<translation>Replaced where it could not go on with what a person did</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>注意書きを見る</source>
<translation>Show notes</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>{place}：{in_one_line}</source>
<translation>{place}: {in_one_line}</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>注意書きがあります（{0}）。内蔵エンジンには伝わりません。</source>
<translation>There are notes ({0}). They are not told to the built-in engine.</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>AI に頼むことになったら、注意書きも伝えます：{0}</source>
<translation>If AI is asked, the notes are told to it as well: {0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>AI に注意書きも伝えます：{0}</source>
<translation>AI is told the notes as well: {0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>知っているサイトから選ぶ</source>
<translation>Choose from the known sites</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>選ぶのをやめる</source>
<translation>Stop picking</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>この行…</source>
<translation>This row…</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>取り除く</source>
<translation>Remove</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>元に戻す</source>
<translation>Undo</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>値を変える</source>
<translation>Change value</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>「{detail}」</source>
<translation>“{detail}”</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>このあと確かめること：{seen}</source>
<translation>What to check after this: {seen}</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>ブラウザーを開いています…</source>
<translation>Opening the browser…</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>ブラウザーで、対象を押して選んでください（Esc でやめる）。</source>
<translation>Press the target in the browser to pick it (Esc cancels).</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>入力する値を変えます</source>
<translation>Change the value that is entered</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>🛡 の付いた手順は、実行するたびに確認します。</source>
<translation>Steps marked 🛡 are confirmed in each run.</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>空のままにすると、いま開いているページから始めます。</source>
<translation>If you leave it empty, it starts on the page that is open now.</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>ブラウザーで、いつものとおりに操作してください。</source>
<translation>Work in the browser as you always do.</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>いまの操作は記録されません。</source>
<translation>What you do now is not recorded.</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>順番は、行をドラッグするか Alt＋↑・↓ で変えられます。</source>
<translation>Drag a row, or press Alt+↑ or ↓, to change the order.</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>アドレスかサイトの名前</source>
<translation>Address or site name</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>開始ページのアドレス</source>
<translation>Address of the start page</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>保存</source>
<translation>Save</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>保存しない</source>
<translation>Do not save</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>一時停止</source>
<translation>Pause</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>記録した手順</source>
<translation>Recorded steps</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>待つ…</source>
<translation>Wait…</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>出るまで待つ</source>
<translation>Wait until it appears</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>消えるまで待つ</source>
<translation>Wait until it is gone</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>確かめる</source>
<translation>Check</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>終わる</source>
<translation>Finish</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>画面の文字を選ぶと、それが出ているか確かめる手順になります</source>
<translation>Pick a text on the page to get a step that checks whether it is shown</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>画面の文字を選ぶと、それが出る（消える）まで待つ手順になります</source>
<translation>Pick a text on the page to get a step that waits until it appears (or is gone)</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>マウスを重ねると開くメニューを選びます</source>
<translation>Picks a menu that opens when the mouse rests on it</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_phase.py" />
<source>操作を記録します。どのページから始めますか？</source>
<translation>Your steps are recorded. On which page do you start?</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_phase.py" />
<source>記録中</source>
<translation>Recording</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_phase.py" />
<source>記録を一時停止しています</source>
<translation>Recording is paused</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_phase.py" />
<source>記録が終わりました。名前を付けて保存しますか？</source>
<translation>The recording has ended. Give it a name and save it?</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>報告を保存</source>
<translation>Save report</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>HTML（画面の画像つき・1 つのファイル）</source>
<translation>HTML (with pictures of the pages · one file)</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>テキスト（文章だけ）</source>
<translation>Text (words only)</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>保存しました：{name}</source>
<translation>Saved: {name}</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>テキスト ファイル (*.txt)</source>
<translation>Text files (*.txt)</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>実行の報告.txt</source>
<translation>Run report.txt</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_panel.py" />
<source>報告をコピーしました。メールなどに貼り付けられます。</source>
<translation>The report was copied. You can paste it into an e-mail, for example.</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>「続きから」で残りを、「1 つずつ」で次の 1 つを行います。</source>
<translation>“Continue” does the rest; “One at a time” does the next one.</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>{count} のうち {count_2} まで終わりました</source>
<translation>{count_2} of {count} done</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>ここまでできました</source>
<translation>Done up to here</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>「続きから」で残りを行えます。</source>
<translation>“Continue” does the rest.</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>{table}の表（{columns}）</source>
<translation>Table of {table} ({columns})</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>確かめたこと：{proof}</source>
<translation>Checked: {proof}</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>確かめたこと：送ったあとの画面に、この言葉が出ました</source>
<translation>Checked: these words came up on the page after it was sent</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>{calls}・{elapsed_s}</source>
<translation>{calls} · {elapsed_s}</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>読み取れなかった部分は、していません：{parts}</source>
<translation>Not done, as it could not be read: {parts}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>ゆっくり</source>
<translation>Slow</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>ふつう</source>
<translation>Normal</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>はやい</source>
<translation>Fast</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>速度</source>
<translation>Speed</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>速度：くり返すときの速さ</source>
<translation>Speed: how fast repeat runs go</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI：{price}</source>
<translation>AI: {price}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>実行</source>
<translation>Run</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>再開</source>
<translation>Resume</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>すぐに止める</source>
<translation>Stop now</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>いまの操作が終わったら止めます。もう一度押すと、すぐに止めます（Shift+F5）</source>
<translation>Stops after the current step. Press again to stop right away (Shift+F5)</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>一時停止中</source>
<translation>Paused</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>確認を待っています</source>
<translation>Waiting for confirmation</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>進み具合</source>
<translation>Progress</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI 0 回でくり返し中</source>
<translation>Repeating with 0 AI calls</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI が迷っています</source>
<translation>AI is unsure</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>強い AI に切り替えました（{reason}）</source>
<translation>Switched to stronger AI ({reason})</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>{at:%H:%M:%S} から {model} を使っています</source>
<translation>Using {model} since {at:%H:%M:%S}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>{names}の上限の {share} %</source>
<translation>{names}: {share}% of the limit</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<source>実行の記録</source>
<translation>Run record</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<source>{words}（{tables:,} 行）</source>
<translation>{words} ({tables:,} {tables?row|rows})</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<source>操作の記録</source>
<translation>Step log</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>済んでいるか確かめてください</source>
<translation>Check whether it is done</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>「{0}」の途中で止まりました。ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。</source>
<translation>It stopped during “{0}”. Check on the page in the browser and then choose. This keeps the same thing from being done twice.</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>次の手順は、もう送られたかもしれません。やり直す前に、サイトの画面で確かめてください：
・{0}</source>
<translation>The next step may already have been sent. Check on the page of the site before you do it again:
· {0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>次の手順は、前の実行で済んでいます。やり直すと、もう一度送ることになります：
{0}</source>
<translation>The following steps were done in the previous run. Doing them again sends them once more:
{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>前の実行で終わった項目も、もう一度行います：
{0}</source>
<translation>Items finished in the previous run are done once more, too:
{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>残りだけを行うときは「続きから」を押してください。くり返したくない項目は、右のスイッチを切ってから実行してください。</source>
<translation>To do only the rest, press “Continue”. If there are items you do not want repeated, turn off the switch on their right before you run it.</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>最初からやり直します</source>
<translation>Start over</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>最初からやり直す</source>
<translation>Start over</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>・{words}</source>
<translation>· {words}</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>はじめての方へ：したいことを文で書くか、「見本から」を選んで「手順を作る」を押してください。実行の前に手順を読んで直せます。注文・送信・削除の前には必ずたずねます。</source>
<translation>If you are new here: write what you want to do, or choose “Samples”, and press “Create flow”. You can read and edit the steps before running them. You are always asked before anything is ordered, sent or deleted.</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>最近の手順</source>
<translation>Recent flows</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>AI をつなぐ</source>
<translation>Connect AI</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>内蔵エンジン（AI なし）で動いています。自由な文には AI をつなぎます。</source>
<translation>The built-in engine (no AI) is in use. To write freely, connect AI.</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>このパソコンで {0} が動いています。つなぐと、自由な文で頼めます。</source>
<translation>{0} is running on this computer. Connect it to write freely.</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>「{name}」を実行</source>
<translation>Run “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>表の作業が途中です：{source}・{total:,} 行のうち {done:,} 行が済んでいます</source>
<translation>Work on a table is unfinished: {source} · {done:,} of {total:,} {total?row|rows} done</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>続きを見る</source>
<translation>Show the rest</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>「{name}」の続きを見る</source>
<translation>Show the rest of “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>やって見せる</source>
<translation>Show how</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>いつもの操作を一度すると、手順になります</source>
<translation>Do your usual work once, and it becomes a flow</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>表から</source>
<translation>Tables</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>Excel の 1 行ずつ行います</source>
<translation>Does it for each row of an Excel table</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>見本から</source>
<translation>Samples</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>練習用サイトで試せます</source>
<translation>Try it on a practice site</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>ほかの始め方</source>
<translation>Other ways to start</translation>
</message>
<message>
<location filename="../../studio/ui/create/step_pictures.py" />
<source>あとの画面</source>
<translation>Page after</translation>
</message>
<message>
<location filename="../../studio/ui/create/step_pictures.py" />
<source>画面を読み込んでいます…</source>
<translation>Loading the page…</translation>
</message>
<message>
<location filename="../../studio/ui/create/step_pictures.py" />
<source>この行の画面は残していません。「画面も残す」を選んで実行すると残ります。</source>
<translation>The page of this row was not kept. Choose “Run and keep pictures” to keep it.</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_model.py" />
<source>列 {section}</source>
<translation>Column {section}</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>表 {number}（{table}）</source>
<translation>Table {number} ({table})</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>結果の表 {size}</source>
<translation>Result table {size}</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>{0:,} 行をコピーしました。Excel などに貼り付けられます。</source>
<translation>Rows copied: {0:,}. You can paste them into Excel or another program.</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>CSV ファイル (*.csv)</source>
<translation>CSV files (*.csv)</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>Excel ブック (*.xlsx)</source>
<translation>Excel workbooks (*.xlsx)</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>結果の表を保存</source>
<translation>Save result table</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>結果の表{suffix}</source>
<translation>Result table{suffix}</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>CSV で保存</source>
<translation>Save as CSV</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>ふつうの CSV（UTF-8）</source>
<translation>Usual CSV (UTF-8)</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>古いソフト向けの CSV（Shift_JIS）</source>
<translation>CSV for old software (Shift_JIS)</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>Excel で保存</source>
<translation>Save as Excel</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>見る表</source>
<translation>Table to show</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>「{name}」のほかの操作</source>
<translation>More actions for “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>使うサイトを決める</source>
<translation>Set sites</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>パスワードを変える</source>
<translation>Change password</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>「{name}」の{words}</source>
<translation>{words}: “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>サイトとユーザー名を決める…</source>
<translation>Set sites and user name…</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>パスワードを変える…</source>
<translation>Change password…</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>{place}へ移す</source>
<translation>Move to {place}</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>削除…</source>
<translation>Delete…</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>まだ使っていません</source>
<translation>Not used yet</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>最後に使った日時 {when}</source>
<translation>Last used {when}</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>ユーザー名なし</source>
<translation>No user name</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>使うサイトが決まっていません</source>
<translation>No sites set</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>追加</source>
<translation>Add</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>追加しました。</source>
<translation>Added.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>{count} 件</source>
<translation>{count} {count?entry|entries}</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>パスワードを変えました。</source>
<translation>The password was changed.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>使うサイトとユーザー名を決めました。</source>
<translation>The sites and the user name were set.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>「{name}」を{place}へ移しました。</source>
<translation>“{name}” was moved to {place}.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>「{name}」を削除します。元に戻せません。
この認証情報を使う手順は、次の実行から入力できなくなります。</source>
<translation>“{name}” is deleted. This cannot be undone.
Flows that use this credential can no longer enter it, from the next run on.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>「{name}」を削除しました。</source>
<translation>“{name}” was deleted.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>この起動では、認証情報を使えません。</source>
<translation>Credentials cannot be used in this session.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>ログインのパスワードなどを、名前を付けて預けられます。手順には名前だけが残り、パスワードは、決めたサイトの入力欄にだけ入ります。AI にも記録にも渡しません。</source>
<translation>Keep sign-in passwords and the like here, each under a name. A flow holds only the name, and the password goes only into fields of the sites you chose. Neither the AI nor a recording gets it.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>まだ認証情報はありません</source>
<translation>There are no credentials yet</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>認証情報を追加</source>
<translation>Add credential</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>名前を付けて預かります。パスワードは保存したあと表示できません。</source>
<translation>It is kept under a name. The password cannot be shown once it is saved.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>例：会計ログイン</source>
<translation>Example: Accounting login</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>名前を入力してください。</source>
<translation>Enter a name.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>同じ名前の認証情報があります。一覧の「パスワードを変える」を押してください。</source>
<translation>There is a credential of this name. Press “Change password” in the list.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>パスワードを入力してください。</source>
<translation>Enter the password.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>「{name}」の新しいパスワードを入力してください。前のものは残りません。</source>
<translation>Enter the new password of “{name}”. The old one is not kept.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>変える</source>
<translation>Change</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>サイトとユーザー名を決める</source>
<translation>Set sites and user name</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>「{name}」は、ここに書いたサイトにだけ入力します。</source>
<translation>“{name}” is entered only on the sites written here.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>決める</source>
<translation>Set</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>書くと、使うサイトのログイン画面を自動で通ります。パスワードだけのときは空のままにします。</source>
<translation>If you write it, login pages of the sites are passed automatically. Leave it empty if there is only a password.</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>ユーザー名</source>
<translation>User name</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>パスワード</source>
<translation>Password</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>保管場所</source>
<translation>Place</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>使うサイト</source>
<translation>Sites</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>ログインするページのアドレスを 1 行に 1 つ書きます。書かないうちは、どこにも入力しません。</source>
<translation>Write the addresses of the login pages, one on each line. Until you do, it is not entered anywhere.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>そのままでは使えない行が {0:,} 件あります（{1}）。
その行を「対象外」にして進めますか？</source>
<translation>Rows that cannot be used as they are: {0:,} ({1}).
Mark these rows as “Left out” and go on?</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>その行を外して進める</source>
<translation>Go on without these rows</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>使えない行があります</source>
<translation>Some rows cannot be used</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>{message}
読み込んだときの値で、残りの行を続けますか？</source>
<translation>{message}
Continue with the remaining rows, using the values as they were when the table was read?</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>読み込んだときの値で続ける</source>
<translation>Continue with the earlier values</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>表が変わっています</source>
<translation>The table has changed</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>{0}
途中の作業は、この画面の上の「再開」から続けられます。
もう一度行うと、相手には同じ内容が 2 回届きます。</source>
<translation>{0}
Unfinished work can be continued with “Resume” at the top of this page.
If you do it again, the other side receives the same thing twice.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>実行した行を外して、残りを進める</source>
<translation>Leave out the rows done and go on</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>知ったうえで、もう一度行う</source>
<translation>Do them again, knowing this</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>すでに実行した行があります</source>
<translation>Some rows have already been run</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>「{0}」の残りの行は、もう続けられなくなります。</source>
<translation>The remaining rows of “{0}” can no longer be continued.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>途中の作業を破棄</source>
<translation>Discard unfinished work</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>破棄する</source>
<translation>Discard</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>{message}
別のフォルダーに保存しますか？</source>
<translation>{message}
Save in another folder?</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>フォルダーを選ぶ…</source>
<translation>Choose folder…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>保存できません</source>
<translation>It cannot be saved</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>結果を保存するフォルダー</source>
<translation>Folder for the result</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>失敗したら止める</source>
<translation>Stop at a failure</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>3 件続けて失敗したら止める</source>
<translation>Stop after 3 failures in a row</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>失敗しても続ける</source>
<translation>Go on after failures</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>1件だけ試す</source>
<translation>Try one row</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>残りを実行</source>
<translation>Run the rest</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>結果を保存</source>
<translation>Save result</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>同時に動かす数</source>
<translation>Number at a time</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>失敗したとき</source>
<translation>On failure</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>1 つずつ</source>
<translation>One at a time</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>{width} つ同時</source>
<translation>{width} at a time</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>同じ相手に同時に送ります。速くなりますが、相手のサイトが断ることがあります。</source>
<translation>It sends to the same site at the same time. This is faster, but the site may refuse.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>途中の作業があります</source>
<translation>There is unfinished work</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>「{name}」・{source}・{total:,} 行・{started_at:%m/%d %H:%M} から</source>
<translation>“{name}” · {source} · {total:,} {total?row|rows} · since {started_at:%m/%d %H:%M}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>再開：{job}</source>
<translation>Resume: {job}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>破棄：{job}</source>
<translation>Discard: {job}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>済んでいる</source>
<translation>Done</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>まだ（もう一度行う）</source>
<translation>Not yet (do it again)</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>{0} 行目は、済んだかどうか分かりません</source>
<translation>It is not known whether row {0} is done</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>{0} 行目はできませんでした</source>
<translation>Row {0} could not be done</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>（ほかに {waiting:,} 行）</source>
<translation> ({waiting:,} more {waiting?row|rows})</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>相手の画面で確かめてから、選んでください。</source>
<translation>Check on the page of the site and then choose.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>／</source>
<translation> / </translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>列 {column}</source>
<translation>Column {column}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値の上までドラッグします：{column}</source>
<translation>Drag onto a variable: {column}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値を選ぶ…</source>
<translation>Choose variable values…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>表の列：</source>
<translation>Table columns:</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>この手順の値は、いつも同じです。行ごとに変わる値を選ぶと、表の列を入れられます。</source>
<translation>The values of this flow are always the same. Choose those that differ from row to row, and the columns of the table can be put in.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>この手順には、行ごとに変えられる値がありません。手順を編集して足してください。</source>
<translation>This flow has no values that can differ from row to row. Edit the flow and add some.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>{name}：列「{column}」</source>
<translation>{name}: column “{column}”</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>{name}：どの行も「{value}」</source>
<translation>{name}: “{value}” in every row</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>{same}は、どの行も同じ値になります。表の{unused}は、どこにも入りません。違うときは、列を選んでください。</source>
<translation>{same} will be the same in every row. {unused} of the table goes nowhere. If that is not what you want, choose a column.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値 {name} に入れる列</source>
<translation>Column for the variable {name}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>（全部の行で同じ値）</source>
<translation>(same value for all rows)</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変換…</source>
<translation>Convert…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値 {name} の値の変換</source>
<translation>Conversion of the value of the variable {name}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値 {name} の値</source>
<translation>Value of the variable {name}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>パスワード（保存しません）</source>
<translation>Password (not saved)</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>{goes_with}と一緒に変える値</source>
<translation>A value changed together with {goes_with}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>全部の行で同じ値</source>
<translation>Same value for all rows</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>例：{sample}</source>
<translation>Example: {sample}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>（変換できません）</source>
<translation> (cannot be converted)</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_model.py" />
<source>途中</source>
<translation>Unfinished</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>Excel・CSV (*.xlsx *.xlsm *.csv *.tsv *.txt);;すべてのファイル (*)</source>
<translation>Excel, CSV (*.xlsx *.xlsm *.csv *.tsv *.txt);;All files (*)</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>シート</source>
<translation>Sheet</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>Excel か CSV のファイルをここにドロップするか、「ファイルを選ぶ」を押します。</source>
<translation>Drop an Excel or CSV file here, or press “Choose file”.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>ファイルを選ぶ…</source>
<translation>Choose file…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>表を開く</source>
<translation>Open table</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>1 件を試しました。よければ「残りを実行」を押してください。</source>
<translation>One row was tried. If it is right, press “Run the rest”.</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>{0:,} 行：完了 {1:,}・失敗 {2:,}・要確認 {3:,}・残り {4:,}</source>
<translation>{0:,} rows: done {1:,} · failed {2:,} · to be checked {3:,} · left {4:,}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>{rows:,} 行</source>
<translation>{rows:,} {rows?row|rows}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>{number} 行目：{reason}</source>
<translation>Row {number}: {reason}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>手順を選ぶ</source>
<translation>Choose flow</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>表を選ぶ</source>
<translation>Choose table</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>手順と列を合わせる</source>
<translation>Choose flow and match columns</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>1 件試す</source>
<translation>Try one row</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>いま：{now}</source>
<translation>Now: {now}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_table.py" />
<source>表の行</source>
<translation>Rows of the table</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>手順がなくなりました。</source>
<translation>The flow no longer exists.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>「{name}」：{newest}</source>
<translation>“{name}”: {newest}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>止めました。ここまでの結果は残っています。</source>
<translation>Stopped. The results so far have been kept.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>{flows} 件の手順を点検しました。</source>
<translation>{flows} {flows?flow was|flows were} checked. </translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>新しい問題 {0} 件</source>
<translation>New problems: {0}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>なくなった問題 {0} 件</source>
<translation>Problems gone: {0}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>新しい問題はありません</source>
<translation>No new problems</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>これから</source>
<translation>To do</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>画面を見ています</source>
<translation>Looking at the page</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>オフ：この項目は実行しません</source>
<translation>Off: this item is not run</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>{attempt} 回目の試行</source>
<translation>Attempt {attempt}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>実行中… {again}</source>
<translation>Running… {again}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>{elapsed_s:.1f} 秒</source>
<translation>{elapsed_s:.1f} s</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>未確認：{check_yourself}</source>
<translation>Unconfirmed: {check_yourself}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>（あなたが書いた項目：作り直しても残ります）</source>
<translation>(An item you wrote: it is kept when the flow is created again)</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>{act}：{beside}</source>
<translation>{act}: {beside}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>この作業は、いま別の画面で動いています。</source>
<translation>This work is going on in another window.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>元のファイルがないか変わっているため、読み込んだときの値だけを書き出しました。</source>
<translation>Only the values as they were when the table was read have been exported, because the original file is missing or has changed.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>元のファイルがないか変わっているため、割り当てた列だけを、読み込んだときの値で表示しています。</source>
<translation>Only the assigned columns are shown, with the values as they were when the table was read, because the original file is missing or has changed.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>{place:,} / {count:,} 行目</source>
<translation>Row {place:,} / {count:,}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>（Shift_JIS にない {replaced:,} 文字は〓にしました）</source>
<translation> ({replaced:,} {replaced?character|characters} not in Shift_JIS became 〓)</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>結果を保存しました：{path}{lost}。</source>
<translation>The result was saved: {path}{lost}.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_controller.py" />
<source>貼り付けた手順は {places} で使うものです。実行のときに確認します。</source>
<translation>The pasted steps are used at {places}. You are asked when they run. </translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_controller.py" />
<source>ほかから来た手順なので、信頼するまで操作のたびに確認します。</source>
<translation>The steps came from elsewhere, so you are asked at each step until you trust them.</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>飛ばしました</source>
<translation>Skipped</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>項目 {row}、{count} 手順</source>
<translation>Item {row}, {count} {count?step|steps}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>手順 {place}</source>
<translation>Step {place}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>オフ：この手順は実行しません</source>
<translation>Off: this step is not run</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>この手順の前で止まります</source>
<translation>Stops before this step</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>点検で見つかったことがあります</source>
<translation>The check found something here</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>{words}（{missing}が未定）</source>
<translation>{words} ({missing} not set)</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>{condition}だけ</source>
<translation>Only {condition}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>実行前に確認（前に承認した内容と同じなら、たずねません）</source>
<translation>Asks before running (not again for exactly what you agreed to)</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>実行前に確認</source>
<translation>Ask before running</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>失敗したら {retries} 回までやり直す</source>
<translation>On failure, try up to {retries} more {retries?time|times}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>失敗したら{on_error}</source>
<translation>On failure: {on_error}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/run_memory.py" />
<source>{row}（{values}）</source>
<translation>{row} ({values})</translation>
</message>
<message>
<location filename="../../studio/ui/desk/run_memory.py" />
<source>{count} 件のうち {matches} 件が合います</source>
<translation>{matches} of {count} match</translation>
</message>
<message>
<location filename="../../studio/ui/desk/schedule_desk.py" />
<source>いまほかの手順を実行しています。</source>
<translation>Another flow is being run now.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/ask.py" />
<source>場所：</source>
<translation>Place:</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/ask.py" />
<source>種類：</source>
<translation>Type:</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>実行する前に</source>
<translation>Before you run it</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>Ctrl+Enter でも実行できます</source>
<translation>You can also run it with Ctrl+Enter</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>「{name}」で使う値を入力してください。</source>
<translation>Enter the values to use in “{name}”.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>まだ使えない値：{names}</source>
<translation>Values not usable yet: {names}</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>値を変えると、手順の文の中の同じ値も変わります。</source>
<translation>If you change the value, the same value in the text of the steps changes, too.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>変更</source>
<translation>Change</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>実行のたびに値を聞く</source>
<translation>Ask for the value in each run</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>AI に頼むときに、いつも伝えることを書きます。送信や削除の許可にはなりません。パスワードは書けません。</source>
<translation>Write what AI is always told when it is asked. This does not permit sending or deleting. Passwords cannot be written here.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>残す</source>
<translation>Keep</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>このサイトの画面で AI に頼むときだけ伝えます。</source>
<translation>AI is told this only when it is asked on pages of this site.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>例：この会社では締め日は 20 日。確認画面では必ず金額を見る。</source>
<translation>Example: At this company, the closing day is the 20th. On the confirmation page, always look at the amount.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>注意書き</source>
<translation>Note</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>{note_chars} 文字まで</source>
<translation>Up to {note_chars} characters</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>伝えることを書いてください。</source>
<translation>Write what AI is to be told.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/papers.py" />
<source>手順書を保存</source>
<translation>Save procedure document</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/start_fault.py" />
<source>手順スタジオを開けません。

{message}
{remedy}</source>
<translation>Tejun Studio cannot be opened.

{message}
{remedy}</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/tried_form.py" />
<source>処理しています…</source>
<translation>Working…</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/tried_form.py" />
<source>押している間だけ表示</source>
<translation>Shown only while pressed</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>前の月</source>
<translation>Previous month</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>次の月</source>
<translation>Next month</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>{year}年{month}月</source>
<translation>{year}/{month}</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>2026/11/20、今日、先月末 など</source>
<translation>2026/11/20, today, end of last month</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>カレンダー</source>
<translation>Calendar</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>選ぶ…</source>
<translation>Choose…</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>3000 など</source>
<translation>3000, for example</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>選んでください</source>
<translation>Choose</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>{name}：{words}</source>
<translation>{name}: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>ファイルを選ぶ</source>
<translation>Choose file</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>この値は使えません。</source>
<translation>This value cannot be used.</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>→ {seen}</source>
<translation>→ {seen}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/findings_model.py" />
<source>直してください</source>
<translation>Fix this</translation>
</message>
<message>
<location filename="../../studio/ui/editor/findings_model.py" />
<source>参考</source>
<translation>For information</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>手順を足す（Ins）</source>
<translation>Add step (Ins)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>クリップボードに手順がありません。先に手順をコピーしてください。</source>
<translation>There are no steps on the clipboard. Copy steps first.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>選んだ部品は、この操作には使えません（入力欄とボタンなど）。</source>
<translation>What you chose cannot be used for this step (such as a button where text is typed).</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>内容を開く・閉じる</source>
<translation>Open or close details</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>ここから実行</source>
<translation>Run from here</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>この手順の前で止まる（●）</source>
<translation>Stop before this step (●)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>切り取り</source>
<translation>Cut</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>手順を足す</source>
<translation>Add step</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>前に入れる</source>
<translation>Insert before</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>後に入れる</source>
<translation>Insert after</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>まだ手順がありません。「＋」で手順を足すか、Ctrl+V で貼り付けてください。</source>
<translation>There are no steps yet. Add one with “+”, or paste with Ctrl+V.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>ブラウザーで、対象を指してください。やめるときは Esc を押します。</source>
<translation>Point at the target in the browser. Press Esc to cancel.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>{item}のあとの画面にあります。ちがう画面のときは、やめて、その画面を開いてから、もう一度押してください。</source>
<translation>It is on the page after {item}. If another page is open, cancel, open that page and press again.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検の結果</source>
<translation>Check results</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検の結果を閉じる</source>
<translation>Close check results</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検：{count} 件（直すもの {bad} 件）</source>
<translation>Check: {count} found ({bad} to fix)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検：問題は見つかりませんでした</source>
<translation>Check: no problems found</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>手順の内容</source>
<translation>Step details</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>任意（なければ次へ進む）</source>
<translation>Optional (go on if it is not there)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>実行前に確認する</source>
<translation>Ask before running</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>回まで</source>
<translation>times</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>{said}だけ行う</source>
<translation>Do it only {said}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>失敗したら</source>
<translation>On failure</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>確かめることを足す</source>
<translation>Add what to check</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>＊</source>
<translation>*</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>AI への注意書きを書く</source>
<translation>Write a note to the AI</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>今日の画面で確かめる</source>
<translation>Check on today's pages</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>手順書を作る</source>
<translation>Make procedure document</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>目的・点検など</source>
<translation>Purpose, checks and more</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>開いています</source>
<translation>open</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>閉じています</source>
<translation>Closing</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>何のための手順か（なくてもかまいません）</source>
<translation>What the flow is for (optional)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source> 文字ぶんまで</source>
<translation> tokens at most</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>人がいない実行で手順が進めなくなったとき、その項目だけを AI に任せてよい量です。1 項目の目安は 10,000〜40,000 文字ぶんです。</source>
<translation>When a flow cannot go on in a run without a person, the amount of AI usage allowed for doing just that item. 10,000 to 40,000 tokens per item is usual.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>保存していない変更があります</source>
<translation>There are unsaved changes</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>変えられる値を足す</source>
<translation>Add variable</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>AI への注意書き：{words}</source>
<translation>Note to the AI: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>（毎回聞く）</source>
<translation> (ask each time)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>変えられる値 {words}</source>
<translation>Variable {words}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_menu.py" />
<source>そのほかの操作</source>
<translation>More actions</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>そのほかの手順</source>
<translation>Other steps</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>{off}・{note}</source>
<translation>{off} · {note}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>画面から指して足す</source>
<translation>Point on the page to add</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>まだ決まっていません</source>
<translation>Not set yet</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>ブラウザーで対象のページを開いてから押してください。</source>
<translation>Open the page of the target in the browser, and then press this.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>{sign} 見つけ方の候補（{count}）</source>
<translation>{sign} Ways to find it ({count})</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>弱い</source>
<translation>Weak</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>先に試す</source>
<translation>Try earlier</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>後で試す</source>
<translation>Try later</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>この見つけ方を使わない</source>
<translation>Do not use this way</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>{tip}：{words}</source>
<translation>{tip}: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>上から順に試し、どれか 1 つの要素に決まったときだけ操作します。</source>
<translation>They are tried from the top, and the step acts only when one of them leads to exactly one element.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>この手順は、別の画面で第 {version} 版になりました。保存するときに、どちらを残すかを選べます。</source>
<translation>This flow became version {version} elsewhere. When you save, you can choose which one to keep.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>第 {version} 版を表示しています。</source>
<translation>This is version {version}.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>手順書を保存しました：{name}</source>
<translation>The procedure document was saved: {name}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>変更を保存してから、今日の画面で確かめてください。</source>
<translation>Save the changes, and then check on today's pages.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>今日の画面で確かめています。停止ボタンで止められます。</source>
<translation>Checking on today's pages. You can stop it with the Stop button.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>「{0}」の変更を、まだ保存していません。</source>
<translation>The changes to “{0}” have not been saved yet.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存する</source>
<translation>Save</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存しないで閉じる</source>
<translation>Close without saving</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>編集を続ける</source>
<translation>Go on editing</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>前の実行は途中で終わっています</source>
<translation>The previous run ended partway</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>最初から実行すると、終わった手順も、もう一度行います。続きから実行するときは、ブラウザーがその画面になっていることを確かめてください。</source>
<translation>If you run it from the start, finished steps are done once more. To run it from where it stopped, make sure that the browser shows the page it stopped on.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>続きから実行</source>
<translation>Continue the run</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>もう送られたかもしれません</source>
<translation>It may already have been sent</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>前の実行は「{0}」で止まりました。もう送られたかもしれません。ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。</source>
<translation>The previous run stopped at “{0}”. It may already have been sent. Check on the page in the browser and then choose. This keeps the same thing from being done twice.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>最初からやり直す（すべて、もう一度行う）</source>
<translation>Start over (do everything once more)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存してから実行します</source>
<translation>Save, then run</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>変更を新しい版として保存してから実行します。前の版は「版の一覧」から戻せます。</source>
<translation>The changes are saved as a new version before the run. You can go back to the previous version under “Version list”.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存して実行</source>
<translation>Save and run</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存しました（第 {version} 版）。</source>
<translation>Saved (version {version}).</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>ごみ箱から元に戻しました。</source>
<translation>It was brought back from the trash.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>ほかで変更されています</source>
<translation>It was changed elsewhere</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_variables.py" />
<source>変えられる値にできそうな値は、ほかにありません。</source>
<translation>There are no other values that could become variables.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>かつ</source>
<translation>and</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>または</source>
<translation>or</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>つなぎ</source>
<translation>Joined by</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>列の名前</source>
<translation>Column name</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>例：価格</source>
<translation>Example: price</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>比べる値</source>
<translation>Value to compare with</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>例：3000</source>
<translation>Example: 3000</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>比べ方</source>
<translation>Comparison</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>この条件を消す</source>
<translation>Remove this condition</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>が</source>
<translation>:</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>決まった順番の行</source>
<translation>Row by number</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>全部の行</source>
<translation>All rows</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>上から順に</source>
<translation>From the top</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>最後から数えて</source>
<translation>Counted from the last</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>行を選ぶ条件</source>
<translation>Conditions for rows</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>並べる列</source>
<translation>Column to sort by</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>並べ方</source>
<translation>Sort order</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>何件選ぶか</source>
<translation>How many to choose</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>件</source>
<translation>row(s)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>件目</source>
<translation>(row number)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>ページを開くと、どの行が選ばれるかをここで確かめられます。</source>
<translation>Open the page to see here which rows are chosen.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>いま開いている画面では、{rows} 件中 {matches} 件が条件に合い、{taken} 件が選ばれます。</source>
<translation>On the page that is open now, {matches} of {rows} {rows?row|rows} match the conditions, and {taken} {taken?is|are} chosen.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>続きのページは、実行のときに読みます。</source>
<translation> Further pages are read during the run.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>並べない</source>
<translation>Not sorted</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>小さい順</source>
<translation>Smallest first</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>大きい順</source>
<translation>Largest first</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>条件を足す</source>
<translation>Add condition</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>の</source>
<translation>:</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>に並べて</source>
<translation>order</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>を選ぶ</source>
<translation>chosen</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>行ごとの結果</source>
<translation>Result of each row</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_model.py" />
<source>✓ 選ばれます</source>
<translation>✓ Chosen</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_model.py" />
<source>条件に合う</source>
<translation>Matches</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_model.py" />
<source>－ 合わない</source>
<translation>- No match</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>値を入力するか、「毎回たずねる」を選んでください。</source>
<translation>Enter a value, or choose “Ask each time”.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>名前・種類・変換を変える</source>
<translation>Change name, kind or conversion</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>選べるものを、1 行に 1 つ書いてください。</source>
<translation>Write the choices, one on each line.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>日付の書き方が正しくありません。例：yyyy/MM/dd、ggge年M月d日</source>
<translation>The date format is not valid. Example: yyyy/MM/dd, yyyy-MM-dd</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>決まったものから選ぶ</source>
<translation>Choose from a list</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>選べるもの（1 行に 1 つ）</source>
<translation>Choices (one on each line)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>日付の書き方</source>
<translation>Date format</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>入力する前の変換（上から順に）</source>
<translation>Conversions before it is entered (from the top)</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変換</source>
<translation>Conversions</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>足す変換</source>
<translation>Conversion to add</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変換を足す</source>
<translation>Add conversion</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>外す</source>
<translation>Take off</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>たずねるときの説明</source>
<translation>Explanation when asking</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変えられる値の名前を入力してください。例：検索語</source>
<translation>Enter a name for the variable. Example: search word</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>{converter}　→ {step}</source>
<translation>{converter} → {step}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>{converter}　→ 当てはまらないため、そのままです</source>
<translation>{converter} → does not apply, stays as it is</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変えられる値を消す</source>
<translation>Delete variable</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>次の値は、実行のたびに変わるかもしれません。変えられる値にするものを選んでください。</source>
<translation>The following values may change from run to run. Choose what is to become a variable.</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>変えられる値にする</source>
<translation>Make variables</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>あとで</source>
<translation>Later</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>すべて選ぶ</source>
<translation>Select all</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>「{name}」の値</source>
<translation>Value of “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>{said}（実行した日から）</source>
<translation>{said} (counted from the day of the run)</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログ</source>
<translation>Audit log</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログはまだありません。</source>
<translation>There is no audit log yet.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>だれが・いつ・何をしたかの記録です。あとから書き換えると「検証」で分かります。</source>
<translation>A record of who did what and when. “Verify” shows whether it was changed afterwards.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>検証</source>
<translation>Verify</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>書き出す…</source>
<translation>Export…</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>すべての行を確かめています…</source>
<translation>Checking all rows…</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログの書き出し先</source>
<translation>Export audit log</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログ-{now:%Y%m%d}.jsonl</source>
<translation>audit-log-{now:%Y%m%d}.jsonl</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログ (*.jsonl)</source>
<translation>Audit log (*.jsonl)</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>書き出しています…</source>
<translation>Exporting…</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>{0:,} 件を書き出しました：{1}　同じフォルダーの audit_verifier.py で、受け取った人も確かめられます。</source>
<translation>{0:,} entries were exported: {1}. With audit_verifier.py in the same folder, the recipient can verify them, too.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>したこと</source>
<translation>Action</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>だれが</source>
<translation>Who</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{0:,} 番の行が、書かれたときのままではありません（書き換え・入れ替え・追加）。</source>
<translation>Row {0:,} is not as it was written (changed, swapped or added).</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{0:,} 番の行がありません（途中の行が消されています）。</source>
<translation>Row {0:,} is missing (a row in the middle was deleted).</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>ログの終わりが、控えと合いません（終わりの行か控えが消されています）。</source>
<translation>The end of the log does not match its counterpart (rows at the end or the counterpart were deleted).</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{0:,} 番から先が、外に控えた値と合いません（終わりが消されたか、作り直されています）。</source>
<translation>From row {0:,} on, it does not match the value kept outside (the end was deleted, or it was made anew).</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>このライブラリから書き出されたファイルではないか、あとから作り直されています。</source>
<translation>This file was not exported from this library, or it was made anew afterwards.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>場所</source>
<translation>Place</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>答えた人</source>
<translation>Answered by</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>送り方</source>
<translation>Sent as</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>変えたこと</source>
<translation>What was changed</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>自動</source>
<translation>Automatic</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>行数</source>
<translation>Rows</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>いまのライブラリのファイルを別の場所にコピーして取っておき、バックアップや前に書き出した監査ログと比べてください。心当たりがないときは、このパソコンの管理者に知らせてください。</source>
<translation>Copy the current library file to another place and keep it, and compare it with a backup or an audit log exported earlier. If you do not know the reason, tell the administrator of this computer.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{n}：{value}</source>
<translation>{n}: {value}</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>監査ログが壊れています。{found}{what_to_do}</source>
<translation>The audit log is damaged. {found} {what_to_do}</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{rows:,} 件すべて、書かれたときのままです。</source>
<translation>All {rows:,} {rows?entry is as it was|entries are as they were} written.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{whole}OS のキーチェーンの控えとも合っています。</source>
<translation>{whole} They also match the counterpart in the OS keychain.</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{whole}ただし、ライブラリの外の控えがないため、終わりの行がまとめて消されていないかまでは分かりません。</source>
<translation>{whole} However, there is no counterpart outside the library, so it cannot be told whether rows at the end were deleted.</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source>点検を見る</source>
<translation>Show check</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source>失敗が増えています：「{0}」　{1}</source>
<translation>Failures are increasing: “{0}” – {1}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source>失敗が増えている手順が {0} 件あります：{1}{2}</source>
<translation>Flows with increasing failures: {0} – {1}{2}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source> ほか</source>
<translation> and more</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>うまくいかなかった所</source>
<translation>Where it failed</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>原因</source>
<translation>Cause</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>回数</source>
<translation>Count</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>最後</source>
<translation>Last</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>効いたこと</source>
<translation>What helped</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>{count:,} 回</source>
<translation>{count:,} {count?time|times}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>ページ全体</source>
<translation>Whole page</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>{first} から {last} まで</source>
<translation>{first} to {last}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>{when}に {count:,} 回</source>
<translation>{when}: {count:,} {count?time|times}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>手順：{flows}</source>
<translation>Flows: {flows}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>効いたこと：{helped}</source>
<translation>What helped: {helped}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>このあと同じことがうまくいった記録は、まだありません。</source>
<translation>There is no record yet of the same thing working later.</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>この実行の画面（← → で前後の画面）</source>
<translation>Pages of this run (← → for the previous and next page)</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>{0} の前</source>
<translation>Before {0}</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>{0} の後</source>
<translation>After {0}</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>{item}：{step}</source>
<translation>{item}: {step}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history.py" />
<source>記録の種類</source>
<translation>Kind of record</translation>
</message>
<message>
<location filename="../../studio/ui/history/history.py" />
<source>実行</source>
<comment>several runs</comment>
<translation>Runs</translation>
</message>
<message>
<location filename="../../studio/ui/history/history.py" />
<source>履歴</source>
<translation>History</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>サイト・項目・手順で探す</source>
<translation>Search by site, item or flow</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>この条件に合うものはありません。条件を変えてください。</source>
<translation>Nothing fits these conditions. Change the conditions.</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>うまくいかなかった所の記録は、まだありません。</source>
<translation>There are no records of failures yet.</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>{cause}：{words}</source>
<translation>{cause}: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>原因で絞り込む</source>
<translation>Filter by cause</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>すべての原因</source>
<translation>All causes</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>時間</source>
<translation>Duration</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>手順数</source>
<translation>Steps</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>{model_calls} 回</source>
<translation>{model_calls} {model_calls?call|calls}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>（残す）</source>
<translation> (kept)</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>{words}：{message}</source>
<translation>{words}: {message}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>実行した手順</source>
<translation>Steps run</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>一覧に戻る</source>
<translation>Back to list</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>{name}：{word}</source>
<translation>{name}: {word}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>{0} の前の画面（秘密の値は隠してあります）</source>
<translation>Page before {0} (secret values are hidden)</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>{0} のあとの画面（秘密の値は隠してあります）</source>
<translation>Page after {0} (secret values are hidden)</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>報告を保存しました：{name}</source>
<translation>The report was saved: {name}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>この操作の画面は残していません（くり返しでは、止まった所と最後だけを残します）。</source>
<translation>The page of this step was not kept (repeat runs keep only where they stopped and the last one).</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>{steps} 手順</source>
<translation>{steps} {steps?step|steps}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>強い AI に切り替え {emergencies} 回</source>
<translation>switched to stronger AI: {emergencies} {emergencies?time|times}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>サイト：{sites}</source>
<translation>Sites: {sites}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>ライブラリの手順をくり返し</source>
<translation>Repeat run of a flow in the library</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>AI が操作を決めて実行</source>
<translation>Run with AI deciding the steps</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>文から操作を決めて実行</source>
<translation>Run with the steps decided from the sentence</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>実行履歴</source>
<translation>Run history</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順の名前・サイト・理由で探す</source>
<translation>Search by flow name, site or reason</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>すべての手順</source>
<translation>All flows</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順：{name}　✕</source>
<translation>Flow: {name} ✕</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順「{name}」だけの表示をやめる</source>
<translation>Stop showing only the flow “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>新しい順に {0:,} 件</source>
<translation>{0:,}, newest first</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>{1:,} 件のうち {0:,} 件</source>
<translation>{0:,} of {1:,}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>まだ実行していません。実行すると、結果がここに残ります。</source>
<translation>Nothing has been run yet. When you run something, the result is kept here.</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>この条件に合う実行はありません。条件を変えてください。</source>
<translation>No runs fit these conditions. Change the conditions.</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>残すのをやめる</source>
<translation>Stop keeping</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>90 日たつと、ほかの記録と同じように消えます</source>
<translation>After 90 days it is deleted like the other records</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>90 日を過ぎても消えないようにします</source>
<translation>Keeps it from being deleted after 90 days</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>実行の記録の削除</source>
<translation>Delete run record</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>「{name}」（{started_at:%Y/%m/%d %H:%M}）の記録を、画面の写しといっしょに削除します。元に戻せません。手順は残ります。</source>
<translation>The record of “{name}” ({started_at:%Y/%m/%d %H:%M}) is deleted together with the pictures of its pages. This cannot be undone. The flow is kept.</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>削除する</source>
<translation>Delete</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>結果で絞り込む</source>
<translation>Filter by result</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>すべての結果</source>
<translation>All results</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順ごとの記録</source>
<translation>Records by flow</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>この手順の実行だけ</source>
<translation>Only runs of this flow</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>見つけ方</source>
<translation>Way to find it</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>変化なし</source>
<translation>No change</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>（似ている度 {similarity:.2f}）</source>
<translation> (similarity {similarity:.2f})</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>時刻</source>
<translation>Time</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>（{took}）</source>
<translation> ({took})</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>パスフレーズを決める</source>
<translation>Set passphrase</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>{passphrase} 文字以上で、自分だけが覚えられる言葉にしてください。前のパスフレーズは使えなくなります。</source>
<translation>Use at least {passphrase} characters, and words that only you can remember. The previous passphrase can no longer be used.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>鍵を作り直す</source>
<translation>Renew key</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>ライブラリ全体を新しい鍵で暗号化し直します。手順・実行履歴・認証情報はそのまま残ります。
今の回復キーは使えなくなり、新しい回復キーを表示します。大きなライブラリでは数分かかります。</source>
<translation>The whole library is encrypted again with a new key. Flows, run history and credentials are kept as they are.
The current recovery key can no longer be used, and a new one is shown. For a large library, this takes a few minutes.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>パスフレーズ</source>
<translation>Passphrase</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>2 つの入力が違っています。</source>
<translation>The two entries differ.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>パスフレーズを入力してください。忘れたときは、回復キーで開けます。</source>
<translation>Enter the passphrase. If you have forgotten it, you can open the library with the recovery key.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>ライブラリを開けません</source>
<translation>The library cannot be opened</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>ライブラリ：{state}</source>
<translation>Library: {state}</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>このパソコンには、フォルダーを開くソフトが見つかりません。場所：{path}</source>
<translation>This computer has no program that shows folders. The place: {path}</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>空のライブラリで始めます。今ある手順は、この画面からは見えなくなります。
今のファイルと鍵は消さずに、保存場所の中の別のフォルダーへ移します。</source>
<translation>You start with an empty library. The flows you have now can no longer be seen here.
The current files and key are not deleted; they are moved to another folder in the same place.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>今あるファイルには触れていません。新しいライブラリも作っていません。</source>
<translation>The existing files have not been touched. No new library has been made, either.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>回復キー</source>
<translation>Recovery key</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>ライブラリを開くための回復キーです。パスフレーズを忘れたときや、パソコンの故障・買い替えのときに使います。
表示されるのは今だけです。紙に書くか印刷して、パソコンとは別の安全な場所に保管してください。</source>
<translation>This is the recovery key for opening the library. Use it if you forget the passphrase, or if the computer breaks or is replaced.
It is shown only now. Write it down or print it, and keep it in a safe place away from the computer.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>印刷しました。紙の文字が読めるか確かめてください。</source>
<translation>Printed. Check that the letters on the paper can be read.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>印刷…</source>
<translation>Print…</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>控えました</source>
<translation>I noted it down</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>コピーしました。安全な場所に貼り付けたら、ほかの文字をコピーして消してください。</source>
<translation>Copied. After you have pasted it in a safe place, copy some other text to clear it.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>この回復キーは二度と表示できません。控えてから「控えました」を押してください。</source>
<translation>This recovery key cannot be shown again. Note it down, and then press “I noted it down”.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>回復キーを確かめる</source>
<translation>Check recovery key</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>控えた回復キーを、紙を見ながら入力してください。書き間違いがないか確かめます。
ハイフンや大文字・小文字の違いはかまいません。控えがないときは、設定の「新しく作る」で作り直せます。</source>
<translation>Enter the recovery key you noted down, looking at the paper. This checks for writing mistakes.
Hyphens and upper or lower case do not matter. If you have no note of it, you can make a new one with “Make new one” in the settings.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>入力した回復キーは、今の回復キーと違います。</source>
<translation>The recovery key you entered is not the current one.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>紙と見比べて、もう一度入力してください。紙が正しくないときは、設定で新しい回復キーを作れます。</source>
<translation>Compare it with the paper and enter it again. If the paper is wrong, you can make a new recovery key in the settings.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>回復キーを入力してください。</source>
<translation>Enter the recovery key.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>戻すバックアップを選んでください。今あるファイルは消さずに、別のフォルダーへ移してから戻します。</source>
<translation>Choose a backup to restore. The existing files are not deleted; they are moved to another folder first.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>この内容に戻す</source>
<translation>Restore this</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>選んだファイル：{name}</source>
<translation>Chosen file: {name}</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>この保存場所にバックアップはありません。別の場所にあれば、選べます。</source>
<translation>There are no backups in this place. If there is one elsewhere, you can choose it.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>パスフレーズか回復キー</source>
<translation>Passphrase or recovery key</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>ほかのファイルを選ぶ…</source>
<translation>Choose another file…</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップの一覧</source>
<translation>List of backups</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>手順</source>
<comment>several flows</comment>
<translation>Flows</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>大きさ</source>
<translation>Size</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップのファイル</source>
<translation>Backup file</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップ (*.tejunbackup);;すべてのファイル (*)</source>
<translation>Backup (*.tejunbackup);;All files (*)</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>戻すバックアップを選んでください。</source>
<translation>Choose a backup to restore.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>このバックアップを開くには、作ったときのパスフレーズか回復キーが必要です。</source>
<translation>To open this backup, the passphrase or recovery key from when it was made is needed.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>上の欄に入力して、もう一度「この内容に戻す」を押してください。</source>
<translation>Enter it in the field above and press “Restore this” again.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>不明</source>
<translation>Unknown</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>{flows:,} 件</source>
<translation>{flows:,}</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>手動</source>
<translation>Manual</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>壊れているため戻せません</source>
<translation>Damaged, cannot be restored</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>ライブラリを開く</source>
<translation>Open library</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>開く</source>
<translation>Open</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>終了</source>
<translation>Quit</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>ほかの方法…</source>
<translation>Other ways…</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>8 文字以上で、自分だけが覚えられる言葉にしてください。次からは、手順スタジオを開くたびに入力します。</source>
<translation>Use at least 8 characters, and words that only you can remember. From the next time on, you enter it each time you open Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>パスフレーズを入力してください。</source>
<translation>Enter the passphrase.</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>8 文字以上にしてください。</source>
<translation>Use at least 8 characters.</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>手順の中身</source>
<translation>Contents of the flow</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>■ {name}（{count} 手順）</source>
<translation>■ {name} ({count} {count?step|steps})</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>目的：{purpose}</source>
<translation>Purpose: {purpose}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>{note_inside}：{ai_note}</source>
<translation>{note_inside}: {ai_note}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>同じ手順か同じ名前の手順「{name}」がライブラリにあります。別の手順として残します。</source>
<translation>The library has the same flow, or a flow with the same name “{name}”. This one is kept as a separate flow.</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>開くサイト：{site}</source>
<translation>Site opened: {site}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>使う認証情報の名前：{name}</source>
<translation>Credential used (name): {name}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>サイトに渡すファイル：{path}</source>
<translation>File given to the site: {path}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>実行のたびに確認する操作（{count} 個）：</source>
<translation>Steps confirmed in each run ({count}):</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>　・{act}</source>
<translation>  · {act}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>手順：</source>
<translation>Steps:</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>　{number}. {words}</source>
<translation>  {number}. {words}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>　ほか {count} 手順</source>
<translation>  {count} more {count?step|steps}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>注意：{site}　{warning}</source>
<translation>Note: {site} – {warning}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>名前・サイト・中身で探す</source>
<translation>Search by name, site or contents</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>ごみ箱</source>
<translation>Trash</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>点検（要対応 {count}）</source>
<translation>Check ({count} to fix)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>手順はありません。捨てた手順は「ごみ箱」にあります。</source>
<translation>There are no flows. Those you threw away are in the trash.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>すべてのラベル</source>
<translation>All labels</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>ごみ箱（{count}）</source>
<translation>Trash ({count})</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>書き出しました：{path}</source>
<translation>Exported: {path}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>{0:,} 件見つかりました</source>
<translation>Found: {0:,}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>{0:,} 件の手順</source>
<translation>Flows: {0:,}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>見つかりませんでした。ほかの言葉で探してください。</source>
<translation>Nothing was found. Search with other words.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>保存した手順はまだありません。「つくる」で実行すると、ここに保存できます。</source>
<translation>There are no saved flows yet. Run something under “Create”, and you can save it here.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>取り込む…</source>
<translation>Import…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>新しくつくる</source>
<translation>Create new</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{name}」の{result_words}</source>
<translation>“{name}”: {result_words}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{name}」を今日の画面で確かめています…</source>
<translation>Checking “{name}” on today's pages…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>止めました。</source>
<translation>Stopped.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を前の版に戻しました（第 {1} 版）。</source>
<translation>“{0}” was set back to an earlier version (version {1}).</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>書き出すフォルダーの名前</source>
<translation>Name of the folder to export to</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>{title}のフォルダー (*)</source>
<translation>Folder for {title} (*)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{name}」を書き出しています…</source>
<translation>Exporting “{name}”…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」をごみ箱に入れました（{1} 日のあいだ、元に戻せます）。</source>
<translation>“{0}” was moved to the trash (you can undo this for {1} days). </translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>この手順の予定 {off} 件は切にしました。</source>
<translation>Schedules of this flow turned off: {off}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を元に戻しました。</source>
<translation>“{0}” was put back.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>名前を変える</source>
<translation>Rename</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>新しい名前</source>
<translation>New name</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>名前を変えました</source>
<translation>Renamed</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」に変えました。</source>
<translation>Renamed to “{0}”.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>{0} のコピー</source>
<translation>Copy of {0}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」からコピーしました</source>
<translation>Copied from “{0}”</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を作りました。</source>
<translation>“{0}” was made.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>ラベルを付ける</source>
<translation>Add label</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>ラベル（空にすると外します）</source>
<translation>Label (leave empty to take it off)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を上に固定しました。</source>
<translation>“{0}” was pinned to the top.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」の固定を外しました。</source>
<translation>“{0}” was unpinned.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>編集</source>
<translation>Edit</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>名前・版・履歴・書き出し・ごみ箱</source>
<translation>Name, versions, history, export, trash</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>「{name}」を編集</source>
<translation>Edit “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>「{name}」のそのほかの操作</source>
<translation>More actions for “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>信頼する…</source>
<translation>Trust…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>値を変えて実行…</source>
<translation>Run with other values…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>画面も残して実行</source>
<translation>Run and keep pictures</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>表で実行…</source>
<translation>Run over a table…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>予定を決める…</source>
<translation>Schedule…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>名前を変える…</source>
<translation>Rename…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>ラベル…</source>
<translation>Label…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>上に固定する・外す</source>
<translation>Pin to top or unpin</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>版の一覧…</source>
<translation>Version list…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>履歴を見る</source>
<translation>Show history</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>手順書を作る（{kind}）…</source>
<translation>Make procedure document ({kind})…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>手順ファイル（.tejun）に書き出す…</source>
<translation>Export as flow file (.tejun)…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>{title}に書き出す…</source>
<translation>Export as {title}…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>ごみ箱に入れる</source>
<translation>Move to trash</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>手順ファイル (*.tejun *.json);;すべてのファイル (*)</source>
<translation>Flow files (*.tejun *.json);;All files (*)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込む手順ファイル</source>
<translation>Flow file to import</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>「{0}」の中身です。取り込んでも、まだ何も実行しません。取り込んだ手順は「未確認」になり、信頼するまで、サイトを開くときと、取り消せない操作の前に毎回確認します。</source>
<translation>The contents of “{0}”. Importing does not run anything yet. The imported flow is “unconfirmed”: until you trust it, you are asked each time a site is opened and before each step that cannot be undone.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込む前の確認（{0} 件）</source>
<translation>Check before importing ({0})</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込む</source>
<translation>Import</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>封をした手順ファイル</source>
<translation>Sealed flow file</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>{0} から取り込みました</source>
<translation>Imported from {0}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>{0} 件の手順を取り込みました。中身を確かめたら、カードのメニューの「信頼する」を選べます。</source>
<translation>Flows imported: {0}. When you have checked the contents, you can choose “Trust” in the menu of the card.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>手順ファイル (*.tejun)</source>
<translation>Flow files (*.tejun)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>書き出し先</source>
<translation>Export to</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>信頼すると、下のサイトを毎回の確認なしに開きます。取り消せない操作は、これからも実行の前に確認します。作った人が分からない手順や、中身に覚えのないサイトがある手順は、信頼しないでください。</source>
<translation>Once trusted, the sites below are opened without asking each time. Steps that cannot be undone are still confirmed before they run. Do not trust a flow if you do not know who made it, or if it holds sites you do not know.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込んだ手順を信頼する</source>
<translation>Trust imported flow</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>信頼する</source>
<translation>Trust</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込んだ手順を信頼しました</source>
<translation>The imported flow was trusted</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>「{0}」を信頼しました。</source>
<translation>“{0}” is now trusted.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>「{0}」を、ほかのパソコンの手順スタジオに取り込めるファイルにします。パスワードなどの秘密の値と実行の記録は入りません。</source>
<translation>This makes a file of “{0}” that can be imported into Tejun Studio on other computers. Secret values such as passwords and the records of runs are not included.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>手順ファイルに書き出す</source>
<translation>Export as flow file</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>保存先を選ぶ…</source>
<translation>Choose where to save…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>パスフレーズで封をする</source>
<translation>Seal with a passphrase</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>受け取る人に、ファイルとは別の方法で伝えてください。忘れると開けません。</source>
<translation>Tell it to the recipient in another way than with the file. If it is forgotten, the file cannot be opened.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>パスフレーズは {passphrase} 文字以上にしてください。</source>
<translation>Use at least {passphrase} characters for the passphrase.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>2 つのパスフレーズが違います。もう一度入力してください。</source>
<translation>The two passphrases differ. Enter them again.</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>取り込み・未確認</source>
<translation>Imported, unconfirmed</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>下書き・未確認</source>
<translation>Draft, unconfirmed</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>固定</source>
<translation>Pinned</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{said}、{found}</source>
<translation>{said}, {found}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>最近よく失敗します</source>
<translation>Often fails lately</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>点検：{words}</source>
<translation>Check: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>まだくり返していません</source>
<translation>Not repeated yet</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{started_at}・{result}</source>
<translation>{started_at} · {result}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{words}・{elapsed_s}</source>
<translation>{words} · {elapsed_s}</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>{0} 日たつと、版といっしょに消えます。それまでは、いつでも元に戻せます。</source>
<translation>After {0} days they are deleted with their versions. Until then, you can put them back at any time.</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>空です。</source>
<translation>Empty.</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>あと {left} 日</source>
<translation>{left} {left?day|days} left</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>「{name}」を元に戻す</source>
<translation>Put back “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>完全に消す…</source>
<translation>Delete for good…</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>「{name}」を完全に消す</source>
<translation>Delete “{name}” for good</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>「{0}」を、これまでの版といっしょに消します。元に戻せません。</source>
<translation>“{0}” is deleted together with its versions. This cannot be undone.</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>完全に消す</source>
<translation>Delete for good</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>版の一覧</source>
<translation>Version list</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>保存した版</source>
<translation>Saved versions</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>この版に戻す</source>
<translation>Restore this version</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>ひとつ前の版</source>
<translation>Previous version</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>■ 第 {0} 版から第 {1} 版で変わったこと</source>
<translation>■ Changes from version {0} to version {1}</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>■ 第 {number} 版の手順</source>
<translation>■ Steps of version {number}</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>この版の手順</source>
<translation>Steps of this version</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>「{0}」の版です。保存するたびに増え、新しい 50 版が残ります。戻しても、いまの版は残ります。</source>
<translation>These are the versions of “{0}”. Each save adds one, and the newest 50 are kept. Going back keeps today’s version, too.</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>くらべる版</source>
<translation>Version to compare</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>保存した日時</source>
<translation>Saved at</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>いまの版</source>
<translation>Current version</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>・{change}</source>
<translation>· {change}</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>・違いはありません。</source>
<translation>· There are no differences.</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>ほか {more} 手順</source>
<translation>{more} more {more?step|steps}</translation>
</message>
<message>
<location filename="../../studio/ui/manual/chapters.py" />
<source>キーの一覧</source>
<translation>List of keys</translation>
</message>
<message>
<location filename="../../studio/ui/manual/chapters.py" />
<source>| すること | キー |</source>
<translation>| What it does | Keys |</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方の本文</source>
<translation>Text of the manual</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方</source>
<translation>Manual</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方の中をさがす</source>
<translation>Search the manual</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方の目次</source>
<translation>Contents of the manual</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>見つかりません。ほかの言葉でさがしてください。</source>
<translation>Nothing was found. Search with other words.</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>{name}　＝{node}</source>
<translation>{name} = {node}</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_model.py" />
<source>{role}　{label}</source>
<translation>{role} {label}</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_model.py" />
<source>階層 {depth}</source>
<translation>level {depth}</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>　✓</source>
<translation> ✓</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>　（使えません）</source>
<translation> (not available)</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>名前で絞り込み</source>
<translation>Filter by name</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>ブラウザーで画面を開くと、ここに構造が表示されます。</source>
<translation>When you open a page in the browser, its structure is shown here.</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>{found} 件</source>
<translation>{found} found</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>次の操作の対象：{role}「{label}」</source>
<translation>Target of the next step: {role} “{label}”</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>保存した手順の実行中は、画面の構造を読み直しません。ブラウザーの画面を見てください。</source>
<translation>While a saved flow runs, the structure of the page is not read again. Look at the page in the browser.</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>ライブ</source>
<translation>Live</translation>
</message>
<message>
<location filename="../../studio/ui/page/dock.py" />
<source>画面と記録</source>
<translation>Page and records</translation>
</message>
<message>
<location filename="../../studio/ui/page/dock.py" />
<source>今の画面</source>
<translation>Page now</translation>
</message>
<message>
<location filename="../../studio/ui/page/dock.py" />
<source>くわしい記録</source>
<translation>Detailed log</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>強い AI に切り替えました</source>
<translation>Switched to stronger AI</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>ふだんの AI に戻しました</source>
<translation>Went back to the usual AI</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>似ている度合い {similarity:.0f} %</source>
<translation>similarity {similarity:.0f}%</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>別の手がかりで見つけました：{event}</source>
<translation>Found by another clue: {event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>確認を待っています：{act}</source>
<translation>Waiting for confirmation: {act}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>実行することを確認しました</source>
<translation>You confirmed that it is run</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>実行しないことにしました</source>
<translation>You chose not to run it</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>あなたの番です：{question}</source>
<translation>It is your turn: {question}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>答え：{event}</source>
<translation>Answer: {event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>あなたから引き継ぎました</source>
<translation>Taken over from you</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>サイトに送りました：{host}</source>
<translation>Sent to the site: {host}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>送信を止めました：{reason}</source>
<translation>Sending was stopped: {reason}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>上限に達すると、そこで止まります</source>
<translation>When the limit is reached, the run stops</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>できたことを確かめました</source>
<translation>Confirmed that it was done</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>できたかどうか確認できませんでした</source>
<translation>Could not confirm whether it was done</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>手順を {count} 項目にしました</source>
<translation>Planned {count} {count?item|items}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>AI を使わずにくり返します</source>
<translation>Repeats without using AI</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>AI が操作を決めます</source>
<translation>AI decides the steps</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>「{name}」を始めました</source>
<translation>Started “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>次の手順の前で止まりました：{event}</source>
<translation>Stopped before this step: {event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>一時停止しました</source>
<translation>Paused</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>再開しました</source>
<translation>Resumed</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>保存の前に練習しています（何も送らない所まで）</source>
<translation>Rehearsing before saving (up to where nothing is sent yet)</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>「{name}」をライブラリに保存しました</source>
<translation>Saved “{name}” in the library</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{steps} 手順・第 {version} 版</source>
<translation>{steps} {steps?step|steps} · version {version}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>ファイルに書き出しました</source>
<translation>Exported to a file</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{count} 件中 {matches} 件</source>
<translation>{matches} of {count}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{table}の表</source>
<translation>Table of {table}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>AI が迷いました</source>
<translation>AI was unsure</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{elapsed_ms:.1f} 秒</source>
<translation>{elapsed_ms:.1f} s</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>AI が探して</source>
<translation>by AI</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>大きい AI が探して</source>
<translation>by the large AI</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>あなたが選んで</source>
<translation>by your choice</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>AI がこの項目を行って</source>
<translation>by AI doing this item</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>直した見つけ方は、あなたが認めるまで使いません</source>
<translation>The repaired way to find it is not used until you approve it</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>仮の直しです</source>
<translation>The repair is on probation</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>{how}見つけました：{event}</source>
<translation>Found {how}: {event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>直した見つけ方を、手順に取り入れました</source>
<translation>The repaired way to find it was taken into the flow</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>第 {version} 版</source>
<translation>Version {version}</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>飛ばしました：{event}</source>
<translation>Skipped: {event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>「{name}」の{event}</source>
<translation>“{name}”: {event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/now_view.py" />
<source>ブラウザーで画面を開くと、ここに表示されます。</source>
<translation>When you open a page in the browser, it is shown here.</translation>
</message>
<message>
<location filename="../../studio/ui/page/now_view.py" />
<source>次は：{words}</source>
<translation>Next: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>お知らせ</source>
<translation>Notice</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>記事</source>
<translation>Article</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>上の帯</source>
<translation>Top band</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>ボタン</source>
<translation>Button</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>表題</source>
<translation>Caption</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>マス</source>
<translation>Cell</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>押せる所</source>
<translation>Clickable part</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>コード</source>
<translation>Code</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>列の見出し</source>
<translation>Column heading</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>選択欄</source>
<translation>Selection field</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>補足</source>
<translation>Side note</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>下の帯</source>
<translation>Bottom band</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>文書</source>
<translation>Document</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>強調</source>
<translation>Emphasis</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>図</source>
<translation>Figure</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>入力画面</source>
<translation>Form</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>表</source>
<translation>Table</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>まとまり</source>
<translation>Group</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>見出し</source>
<translation>Heading</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>埋め込み</source>
<translation>Embedded part</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>画像</source>
<translation>Image</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>リンク</source>
<translation>Link</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>メニュー</source>
<translation>Menu</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>メニュー項目</source>
<translation>Menu item</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>メーター</source>
<translation>Meter</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>案内</source>
<translation>Navigation</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>注</source>
<translation>Note</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>段落</source>
<translation>Paragraph</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>選択ボタン</source>
<translation>Option button</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>区画</source>
<translation>Section</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>行のまとまり</source>
<translation>Row group</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>行の見出し</source>
<translation>Row heading</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>検索</source>
<translation>Search</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>検索欄</source>
<translation>Search field</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>区切り</source>
<translation>Separator</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>つまみ</source>
<translation>Slider</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>数の欄</source>
<translation>Number field</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>スイッチ</source>
<translation>Switch</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>タブの中</source>
<translation>Tab contents</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>用語</source>
<translation>Term</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>時計</source>
<translation>Timer</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>道具</source>
<translation>Tools</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>ヒント</source>
<translation>Hint</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>セル</source>
<translation>Cell</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>チェックボックス</source>
<translation>Checkbox</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>クリックできる部分</source>
<translation>Clickable part</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>プルダウン</source>
<translation>Drop-down</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>ダイアログ 確認画面</source>
<translation>Dialog Confirmation</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>フォーム</source>
<translation>Form</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>枠 フレーム</source>
<translation>Frame</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>リスト</source>
<translation>List</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>選択欄 リスト</source>
<translation>List box Selection</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>ラジオボタン</source>
<translation>Radio button</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>スライダー</source>
<translation>Slider</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>数値 入力欄</source>
<translation>Number field Input</translation>
</message>
<message>
<location filename="../../studio/ui/page/role_words.py" />
<source>部品</source>
<translation>Element</translation>
</message>
<message>
<location filename="../../studio/ui/page/step_log.py" />
<source>注意と失敗だけを表示</source>
<translation>Show only warnings and failures</translation>
</message>
<message>
<location filename="../../studio/ui/page/step_log.py" />
<source>実行すると、ここに 1 手順ずつ表示されます。</source>
<translation>When you run something, its steps are shown here one by one.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>{flow_name}、{when}</source>
<translation>{flow_name}, {when}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>システムには登録していません（cron などに呼ばせています）</source>
<translation>Not registered with the system (cron or the like calls it)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「つくる」で続ける</source>
<translation>Continue in “Create”</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「表で実行」で続ける</source>
<translation>Continue in “Run on a table”</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>切にする</source>
<translation>Turn off</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>入にする</source>
<translation>Turn on</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「{flow_name}」のほかの操作</source>
<translation>More actions for “{flow_name}”</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>今すぐ実行</source>
<translation>Run now</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「{flow_name}」：{words}</source>
<translation>“{flow_name}”: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>変える…</source>
<translation>Change…</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>実行の記録を見る</source>
<translation>Show run record</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>予定を消す</source>
<translation>Delete schedule</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>予定を変える</source>
<translation>Change schedule</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>予定を追加</source>
<translation>Add schedule</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>パソコンが動いていて、ログインしている間に実行します。手順スタジオを開いておく必要はありません。</source>
<translation>It runs while the computer is on and you are logged in. Tejun Studio does not have to be open.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>予定に入れる</source>
<translation>Add to schedule</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>手順を選んでください</source>
<translation>Choose a flow</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>手順を選んでください。</source>
<translation>Choose a flow.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>曜日を選んでください。</source>
<translation>Choose the days of the week.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>この操作を、毎回の確認なしで行ってよい</source>
<translation>These steps may be done without asking each time</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>表のファイルを選んでください。</source>
<translation>Choose a table file.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>値の決め方</source>
<translation>How values are set</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>ここで決めた値で、1 回</source>
<translation>Once, with the values set here</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>表（Excel・CSV）の行ごとに</source>
<translation>For each row of a table (Excel, CSV)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>人がすることがあり、毎回ここで止まって知らせます：{words}</source>
<translation>There is something for a person to do; the run stops here each time and tells you: {words}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>確認の要る操作：</source>
<translation>Steps that need confirmation:</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>印を付けないと、毎回この操作の前で止まって知らせます（続きから行えます）。{not_covered}</source>
<translation>Without the check mark, the run stops before these steps each time and tells you (you can continue from there). {not_covered}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>表のファイル</source>
<translation>Table file</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>Excel か CSV のファイル</source>
<translation>Excel or CSV file</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>毎回この表を読み、まだ行っていない行だけを実行します。</source>
<translation>This table is read each time, and only the rows not done yet are run.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>変数と同じ名前の列がありません。列の見出しを変数の名前にしてください：{0}</source>
<translation>No column has the same name as a variable. Give the columns the names of the variables as headings: {0}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>「{column}」の列 → {name}</source>
<translation>“{column}” column → {name}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>いま {rows:,} 行。{pairs}</source>
<translation>{rows:,} {rows?row|rows} now. {pairs}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>表のファイルを選ぶ</source>
<translation>Choose table file</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>日</source>
<translation>Day</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source> 日</source>
<translation> (day)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>何番目の営業日</source>
<translation>Which working day</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>第 </source>
<translation>Working day </translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source> 営業日</source>
<translation> of the month</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>営業日は、日本の祝日と、「設定」で決めた年末年始・会社の休日を除いた平日です。</source>
<translation>Working days are weekdays other than Japanese public holidays and the New Year days and company holidays set under “Settings”.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>くり返し</source>
<translation>Repeats</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>{number}曜日</source>
<translation>{number}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>次にログインしたときから、1 日に 1 回実行します。</source>
<translation>Runs once a day, from the next time you log in.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>70 日以内に、その日がありません。</source>
<translation>There is no such day within 70 days.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>最初の実行は {first} です。</source>
<translation>The first run is {first}.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎週（曜日を選ぶ）</source>
<translation>Weekly (choose days)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎月（日を選ぶ）</source>
<translation>Monthly (choose a day)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎月の第 N 営業日</source>
<translation>Nth working day of each month</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎月の月末営業日</source>
<translation>Last working day of each month</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>ログインしたとき（その日はじめて）</source>
<translation>At login (first of the day)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>切にしています（入にするまで実行しません）</source>
<translation>Off (not run until turned on)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>次：ログインしたとき</source>
<translation>Next: at login</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>次：{next_at}</source>
<translation>Next: {next_at}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>次：70 日以内にはありません</source>
<translation>Next: none within 70 days</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>まだ実行していません</source>
<translation>Not run yet</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>前回：{at} 途中で止まりました（続きは残っていません）</source>
<translation>Last: {at} · Stopped partway (it can no longer be continued)</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>前回：{at} {result}</source>
<translation>Last: {at} · {result}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>{day}の回は、時刻にパソコンが動いていなかったため、まだ実行していません。</source>
<translation>The run of {day} has not been done yet because the computer was not on at that time.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>まだ手順がありません。「つくる」で手順を作って保存すると、予定にできます。</source>
<translation>There are no flows yet. Create and save a flow under “Create” to be able to schedule it.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>予定に入れました：{0}（{1}）</source>
<translation>Added to the schedule: {0} ({1})</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>入にしました：{0}（{1}）</source>
<translation>Turned on: {0} ({1})</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>切にしました：{0}（{1}）</source>
<translation>Turned off: {0} ({1})</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>この回は行わないことにしました。</source>
<translation>This run is left out.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>予定を消しました：{0}（{1}）</source>
<translation>Schedule deleted: {0} ({1})</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>元に戻しました：{0}（{1}）</source>
<translation>Put back: {0} ({1})</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>「{flow_name}」：{result}。{told}</source>
<translation>“{flow_name}”: {result}. {told}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>このライブラリは、人がパスフレーズを入れないと開けません。予定の時刻に人がいなくても開けるように、「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください。</source>
<translation>This library cannot be opened unless a person enters the passphrase. To be able to open it at the scheduled time without a person, use the keychain of this computer, under “Key” in “Settings”.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>この起動では、予定を使えません。</source>
<translation>Schedules cannot be used in this session.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>保存した手順を、毎朝や月末営業日などの決まった時刻に、自動で実行します。人の操作が要るときは途中で止まり、お知らせします。</source>
<translation>Runs saved flows automatically at set times, such as every morning or on the last working day of the month. When a person is needed, it stops there and lets you know.</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>最初の予定を決める</source>
<translation>Set first schedule</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>まだ予定はありません</source>
<translation>There are no schedules yet</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>予定</source>
<translation>Schedule</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>確認なしで送るもの</source>
<translation>Sent without asking</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>取り消すと、次からまた、送る前に確認します。</source>
<translation>If you take it back, you are asked again before sending, from the next time on.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>ありません。確認のカードで「次から確認なしで送る」を選ぶと、ここに並びます。</source>
<translation>None. If you choose “From now on, send this kind without asking” on a confirmation card, it is listed here.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>{site} のすべて</source>
<translation>Everything at {site}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>{site}　{shape}</source>
<translation>{site} {shape}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>{words} を取り消す</source>
<translation>Take back {words}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>ライブラリの鍵とバックアップ</source>
<translation>Library key and backups</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>開き方</source>
<translation>Opened with</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズを決める…</source>
<translation>Set passphrase…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズをやめる</source>
<translation>Stop using passphrase</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>キーチェーンでも開く</source>
<translation>Also use keychain</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>確かめる…</source>
<translation>Check…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しく作る…</source>
<translation>Make new one…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップ</source>
<translation>Backup</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>いまバックアップ</source>
<translation>Back up now</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>ファイルに保存…</source>
<translation>Save to file…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>戻す…</source>
<translation>Restore…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>検査</source>
<translation>Inspection</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>検査する</source>
<translation>Inspect</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>暗号化の鍵</source>
<translation>Encryption key</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>鍵を作り直す…</source>
<translation>Renew key…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>鍵や回復キーを、ほかの人に知られたかもしれないときに作り直します。</source>
<translation>Renew it if someone else may have learned the key or the recovery key.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>まだ鍵を作っていません</source>
<translation>No key has been made yet</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>控えを確かめてあります。</source>
<translation>Your note of it has been checked.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>控えをまだ確かめていません。紙の回復キーを一度入力してください。</source>
<translation>Your note of it has not been checked yet. Enter the recovery key on the paper once.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズを変える…</source>
<translation>Change passphrase…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>キーチェーンで開くのをやめる</source>
<translation>Stop using keychain</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>次から、このパスフレーズで開きます。</source>
<translation>From the next time on, it is opened with this passphrase.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>このパソコンのキーチェーンと、回復キーだけで開くようにします。</source>
<translation>It will be opened only with the keychain of this computer and the recovery key.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>そのままにする</source>
<translation>Leave as is</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズをやめました。</source>
<translation>The passphrase is no longer used.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>次から、キーチェーンでは開きません。</source>
<translation>From the next time on, it is not opened with the keychain.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>次から、このパソコンではキーチェーンで開きます。</source>
<translation>From the next time on, it is opened with the keychain on this computer.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キーの控えは正しいです。</source>
<translation>Your note of the recovery key is correct.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キーを新しく作る</source>
<translation>Make new recovery key</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しい回復キーを作って表示します。今の回復キーは使えなくなります。</source>
<translation>A new recovery key will be made and shown. The current recovery key will no longer work.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しく作る</source>
<translation>Make new one</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キーを新しくしました。前の紙は捨ててください。</source>
<translation>The recovery key was renewed. Throw away the earlier sheet of paper.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップを作りました（{made}）。</source>
<translation>The backup was made ({made}).</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップをファイルに保存</source>
<translation>Save backup to a file</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップ (*.tejunbackup)</source>
<translation>Backup (*.tejunbackup)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>保存しました：{name}　開くには、今の鍵か回復キーが必要です。</source>
<translation>Saved: {name}. To open it, you need the current key or recovery key.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>{made_at} のバックアップに戻しました。</source>
<translation>Restored the backup of {made_at}.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>前のファイルは「{set_aside}」に取ってあります。</source>
<translation> The earlier file is kept as “{set_aside}”.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>検査しました。問題はありません。</source>
<translation>The library was checked. There are no problems.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>ライブラリの一部が壊れています。</source>
<translation>Part of the library is damaged.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>「戻す…」で、壊れる前のバックアップに戻してください。</source>
<translation>Use “Restore…” to go back to a backup from before the damage.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しい鍵で暗号化し直しました。前の回復キーの紙は捨ててください。</source>
<translation>Encrypted again with a new key. Throw away the sheet with the earlier recovery key.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>実行中は、ライブラリを入れ替えられません。</source>
<translation>The library cannot be replaced during a run.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>終わるのを待つか、停止してから、もう一度お試しください。</source>
<translation>Wait until it ends or stop it, then try again.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>手順の数は不明</source>
<translation>number of flows unknown</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>手順 {flows:,} 件</source>
<translation>{flows:,} {flows?flow|flows}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>まだありません。1 日に 1 回、自動で作ります。</source>
<translation>None yet. A backup is made automatically once a day.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>最後は {made_at}（{backup}）。1 日に 1 回、自動で作ります。</source>
<translation>Most recent: {made_at} ({backup}). A backup is made automatically once a day.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>まだ検査していません。1 週間に 1 回、自動で検査します。</source>
<translation>Not checked yet. The library is checked automatically once a week.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>問題ありません</source>
<translation>no problems</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>壊れているところがあります</source>
<translation>there is damage</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>最後は {checked_at}：{found}。</source>
<translation>Most recent: {checked_at}: {found}.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>モデルの取り込み</source>
<translation>Model download</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>もう一度さがす</source>
<translation>Search again</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>このパソコンの AI</source>
<translation>AI on this computer</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>さがしています…</source>
<translation>Searching…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>Ollama も LM Studio も動いていません。どちらかを入れて起動すると、ここから使えます。キーも料金も要らず、画面の内容はパソコンの外に出ません。</source>
<translation>Neither Ollama nor LM Studio is running. Install and start one of them to use it from here. It needs no key and costs nothing, and the content of pages does not leave the computer.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>{servers} が動いています。「使う」を押すと、速さと正しさを試します。</source>
<translation>Running: {servers}. Press “Use” to test its speed and accuracy.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>{title}　{model}</source>
<translation>{title}  {model}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>使う</source>
<translation>Use</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>おすすめ：{name}（{size_gb:.1f} GB を取り込みます）</source>
<translation>Recommended: {name} (downloads {size_gb:.1f} GB)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>{words}：{act}</source>
<translation>{words}: {act}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>取り込みをやめました。次は、続きから取り込みます。</source>
<translation>The download was stopped. Next time it continues from where it left off.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>AI に頼むときに、いつも伝えることです。送信や削除の許可にはなりません。1 つの手順だけの注意書きは、その手順の「編集」で書けます。</source>
<translation>AI is always told this when it is asked for something. It does not give permission to send or delete. A note for just one flow can be written under “Edit” of that flow.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>いまは内蔵エンジン（AI なし）なので、使われません。AI をつなぐと伝えます。</source>
<translation>The built-in engine (without AI) is in use now, so these are not used. Once AI is connected, it is told.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>サイトの注意書きを足す</source>
<translation>Add note for a site</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>書く</source>
<translation>Write</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>消す</source>
<translation>Delete</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>{place}の注意書きを{words}</source>
<translation>{words}: note for {place}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>このサイトの注意書きは、もうあります。</source>
<translation>There is already a note for this site.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>一覧の「変える」で書き足してください。</source>
<translation>Add to it with “Change” in the list.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>{place}の注意書きを消します。元に戻せません。</source>
<translation>The note for {place} will be deleted. This cannot be undone.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>注意書きを消す</source>
<translation>Delete note</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>接続テスト</source>
<translation>Test connection</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>接続しています…</source>
<translation>Connecting…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>保存しました。</source>
<translation>Saved.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>設定の項目</source>
<translation>Settings sections</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>表示と実行</source>
<translation>Display and runs</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>点検と営業日</source>
<translation>Checks and working days</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>確認なしで送る</source>
<translation>Send without asking</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>鍵とバックアップ</source>
<translation>Key and backup</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>自動で見つける</source>
<translation>Find automatically</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>接続先</source>
<translation>Server address</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>API バージョン</source>
<translation>API version</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>API キー</source>
<translation>API key</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>保存済みなら空のまま</source>
<translation>Leave empty if saved</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>小さいモデル</source>
<translation>Small model</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>大きいモデル</source>
<translation>Large model</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>空なら小さいモデルと同じ</source>
<translation>Empty: the small model</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>強い AI に切り替えたときは、画面の画像も送る</source>
<translation>Send pictures of the page to stronger AI</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>見つからない部品を AI に探してもらう</source>
<translation>Let AI look for elements that are not found</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>接続先を入力してください。例：{address_hint}</source>
<translation>Enter the server address. Example: {address_hint}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>{0:,} 個のモデルから選べます。</source>
<translation>Models to choose from: {0:,}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>モデルがありません。</source>
<translation>There are no models.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>使えるモデルを接続先にたずねています…</source>
<translation>Asking the server which models you can use…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>内蔵エンジン（キーも通信も要りません）</source>
<translation>Built-in engine (needs no key and no connection)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>{title}（このパソコンの外）</source>
<translation>{title} (outside this computer)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>このパソコンの中の AI</source>
<translation>the AI on this computer</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>送るもの：やりたいことの文と、実行中の画面の文字を、{where}に送ります。画像は、上にチェックを入れたときだけ、強い AI に切り替わっている間に限って送ります（画面に見えている内容がそのまま写ります。パスワード欄と登録した秘密は隠します。1 枚ごとに、AI とやりとりする量が {picture_tokens:,} 文字ぶんほど増えます）。保存した手順の実行では何も送りません。「見つからない部品を AI に探してもらう」にチェックを入れたときだけ、部品が見つからない画面の文字と構造、その手順の文を送ります（パスワードと登録した秘密は除きます）。</source>
<translation>What is sent: the text of what you want to do and the text of the page during a run are sent to {where}. Pictures are sent only if you check the box above, and only while stronger AI is at work (they show exactly what is visible on the page; password fields and registered secrets are hidden; each picture adds about {picture_tokens:,} tokens to the AI usage). Running a saved flow sends nothing. Only if you check “Let AI look for elements that are not found”, the text and structure of the page where an element is not found and the text of that flow are sent (without passwords and registered secrets).</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>上限なし</source>
<translation>No limit</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>AI とやりとりする量</source>
<translation>AI usage</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>75 % を使うとお知らせし、上限に達すると止まります。ブラウザーと、そこまでの結果は残ります。料金のわからないモデルには、費用の上限は働きません。</source>
<translation>You are told when 75% is used, and the run stops at the limit. The browser and the results so far are kept. The cost limit has no effect for models whose price is not known.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>1 回の実行の上限</source>
<translation>Limit for one run</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>表示のことば（Language）</source>
<translation>Language</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>画面の色</source>
<translation>Color theme</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>システムに合わせる</source>
<translation>Same as system</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ライト</source>
<translation>Light</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ダーク</source>
<translation>Dark</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>モード</source>
<translation>Mode</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ふつう（速く見せる）</source>
<translation>Standard (shown, fast)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>開発（ゆっくり見せる）</source>
<translation>Development (shown, slow)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>本番（画面を見せない）</source>
<translation>Production (not shown)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>部品を読み込んでよいサイト</source>
<translation>Sites to load parts from</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>本番モードと、人がいないときの実行では、手順のサイトのほかからは何も読み込みません。画像やプログラムをほかから読み込んでよいサイトを、コンマで区切って書けます。表示のことば、モード、ブラウザー、このサイトの変更は、次に手順スタジオを開いたときから使います。</source>
<translation>In production mode, and in runs with nobody there, nothing is loaded from outside the flow's own sites. List the sites that images and programs may also be loaded from, separated by commas. Changes to the language, the mode, the browser and these sites take effect the next time Tejun Studio is opened.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>使っている手順を、週に 1 回点検する</source>
<translation>Check the flows in use once a week</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>週に 1 回、今日のページを開いて確かめる</source>
<translation>Once a week, open today’s pages to check them</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>手順スタジオを開いていて、何も実行していないときに、手順のページを新しいタブで開いて、部品があるかを見ます。送信、元に戻せない操作、パスワードの入力はしません。</source>
<translation>While Tejun Studio is open and nothing is running, the pages of your flows are opened in a new tab to see whether the elements are there. Nothing is sent, nothing that cannot be undone is done, and no password is entered.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>12 月 29 日から 1 月 3 日までを休みとする</source>
<translation>Treat December 29 to January 3 as days off</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>1 列目に日付、2 列目に説明を書いた CSV ファイルです。説明に「営業」か「出勤」があれば、その日は営業日になります。「今日のページを開いて確かめる」のほかの変更は、次に手順スタジオを開いたときから使います。</source>
<translation>A CSV file with dates in the first column and descriptions in the second. If a description contains the Japanese word for business (eigyo) or attendance (shukkin), that day is a working day. Changes other than “open today’s pages to check them” take effect the next time you open Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>会社の休日のファイル</source>
<translation>File of company days off</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>記録</source>
<translation>Record</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>やり直す</source>
<comment>undo the undo</comment>
<translation>Redo</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>項目を足す</source>
<translation>Add item</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>並べる</source>
<translation>Arrange</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>つくる</source>
<translation>Create</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>{title}（{keys}）</source>
<translation>{title} ({keys})</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/badges.py" />
<source>開発モード</source>
<translation>Development mode</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/badges.py" />
<source>本番モード</source>
<translation>Production mode</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>文字が出る</source>
<translation>Text appears</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>文字が消える</source>
<translation>Text disappears</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>アドレスになる</source>
<translation>Address becomes</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>画面を離れる</source>
<translation>Page is left</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>値が入る</source>
<translation>Value is entered</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>チェックが変わる</source>
<translation>Check changes</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>選択が変わる</source>
<translation>Selection changes</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確認画面が開く</source>
<translation>Dialog opens</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>タブが替わる</source>
<translation>Tab changes</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>状態が変わる</source>
<translation>State changes</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>行が見つかる</source>
<translation>Row is found</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>ファイルができる</source>
<translation>File is created</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>カーソルが移る</source>
<translation>Cursor moves</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>見つかる</source>
<translation>Is found</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>答えが出る</source>
<translation>Answer appears</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>変えられる値・認証情報・日付を入れる</source>
<translation>Insert a variable, credential, or date</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>値を選ぶ</source>
<translation>Choose value</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>この値を変えられる値にする</source>
<translation>Make this value a variable</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>実行する日から数えた日付</source>
<translation>Date counted from the day of the run</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確かめる内容</source>
<translation>What to check</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確かめない</source>
<translation>Do not check</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/sentence_edit.py" />
<source>やりたいこと</source>
<translation>What you want to do</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/sentence_edit.py" />
<source>例：練習書店で「プログラミング」を検索して、一番安い本をカートに入れて</source>
<translation>Example: In the practice bookstore, put the cheapest book into the cart</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/shot.py" />
<source>（画面の記録はありません）</source>
<translation>(no picture of the page was kept)</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>入力する文字</source>
<translation>Text to enter</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>選ぶ項目</source>
<translation>Choice to select</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>どうする</source>
<translation>Action</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>オンにする</source>
<translation>Turn on</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>オフにする</source>
<translation>Turn off</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>Enter、Control+A など</source>
<translation>Enter, Control+A, etc.</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>1 行に 1 つ</source>
<translation>One per line</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>見えるまで</source>
<translation>Until shown</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>この文字が見えるまで（空なら 1 画面）</source>
<translation>Until this text is visible (empty: one screen)</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>タイトル、または左からの番号</source>
<translation>Title, or number from the left</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>出るまで</source>
<translation>Until it appears</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>この文字が出るまで待つ</source>
<translation>Wait until this text appears</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>消えるまで</source>
<translation>Until it is gone</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>この文字が消えるまで待つ</source>
<translation>Wait until this text is gone</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>長くても（秒）</source>
<translation>At most (seconds)</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>探す文字</source>
<translation>Text to find</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>行で押すもの</source>
<translation>Press in the row</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>ボタンの名前。空なら探すだけ</source>
<translation>Name of the button. Empty: find only</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>商品名、価格（空なら全部）</source>
<translation>Product, price (empty: all)</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>件数（0＝全部）</source>
<translation>Count (0 = all)</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>ページ数</source>
<translation>Pages</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>画面の文字</source>
<translation>Text on the page</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/tasks.py" />
<source>予期しない問題が起きました。</source>
<translation>An unexpected problem occurred.</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/tasks.py" />
<source>もう一度お試しください。続くときは「くわしく」の内容を添えてお知らせください。</source>
<translation>Try again. If it goes on, report it with the content of “Details”.</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>フォルダー</source>
<translation>Folder</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>「{name}」を開く</source>
<translation>Open “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>「{name}」のあるフォルダーを開く</source>
<translation>Open the folder of “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>このパソコンには、これを開くソフトが見つかりません。保存した場所：{path}</source>
<translation>This computer has no program that opens it. It was saved here: {path}</translation>
</message>
<message>
<location filename="../../studio/ui/window/desktop_bus.py" />
<source>手順スタジオを開く</source>
<translation>Open Tejun Studio</translation>
</message>
<message>
<location filename="../../studio/ui/window/first_sheet.py" />
<source>準備しています…</source>
<translation>Getting ready…</translation>
</message>
<message>
<location filename="../../studio/ui/window/first_sheet.py" />
<source>準備ができしだい、始めます…</source>
<translation>This starts as soon as everything is ready…</translation>
</message>
<message>
<location filename="../../studio/ui/window/first_sheet.py" />
<source>開いています…</source>
<translation>Opening…</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>ほかのプログラムが使っています</source>
<translation>another program uses it</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>緊急停止（{0}）：実行中は、ブラウザーやほかの窓を使っているときも効きます。</source>
<translation>Emergency stop ({0}): during a run, it also works while you use the browser or other windows.</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>緊急停止（{0}）：手順スタジオの窓が前にあるときだけ効きます（{1}）。ほかの窓を使っているときは、手順スタジオの窓を押してから止めてください。</source>
<translation>Emergency stop ({0}): it works only while the Tejun Studio window is in front ({1}). If you are using another window, click the Tejun Studio window first, then stop.</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>画面の仕組みに問い合わせできません</source>
<translation>the window system cannot be asked</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>Wayland の画面では、ほかの窓のキーを受け取れません</source>
<translation>on Wayland, keys of other windows cannot be received</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>このシステムでは、ほかの窓のキーを受け取れません</source>
<translation>on this system, keys of other windows cannot be received</translation>
</message>
<message>
<location filename="../../studio/ui/window/main_window.py" />
<source>手順スタジオを閉じる</source>
<translation>Close Tejun Studio</translation>
</message>
<message>
<location filename="../../studio/ui/window/main_window.py" />
<source>実行中です。停止して閉じますか？ ブラウザーも閉じます。</source>
<translation>A run is in progress. Stop it and close? The browser closes too.</translation>
</message>
<message>
<location filename="../../studio/ui/window/main_window.py" />
<source>停止して閉じる</source>
<translation>Stop and close</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>確認画面が開いています</source>
<translation>A dialog is open</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>保存できませんでした</source>
<translation>Could not save</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>保存しました</source>
<translation>Saved</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>「{name}」を{done}</source>
<translation>{done}: “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>タブ {current} / {count}</source>
<translation>Tab {current} / {count}</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>お知らせが出ました：「{said}」</source>
<translation>A message appeared: “{said}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>ページを離れる確認</source>
<translation>Leave-page confirmation</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>入力の画面</source>
<translation>Input prompt</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>「{said}」</source>
<translation> “{said}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>{what}が開いています{told}</source>
<translation>{what}{told} is open</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>{what}{told}に「{answer}」で答えました</source>
<translation>{what}{told} was answered with “{answer}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>ファイル「{name}」を保存できませんでした</source>
<translation>The file “{name}” could not be saved</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>ファイル「{name}」を保存しました</source>
<translation>Saved the file “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>新しいタブが開きました：「{name}」</source>
<translation>A new tab opened: “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>タブが閉じました。いまは「{name}」です</source>
<translation>The tab closed. The current tab is “{name}”</translation>
</message>
<message>
<location filename="../../studio/ui/window/rail.py" />
<source>{title}（{count}）</source>
<translation>{title} ({count})</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>手順スタジオはすでに開いています。開いている窓を前に出しました。</source>
<translation>Tejun Studio is already open. Its window was brought to the front.</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>手順スタジオはすでに開いていますが、応答がありません。</source>
<translation>Tejun Studio is already open, but it does not respond.</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>開いている窓を閉じてから、もう一度開いてください。別のパソコンで開いているときは、そちらを閉じてください。</source>
<translation>Close the open window, then open it again. If it is open on another computer, close it there.</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>ライブラリ：{note}</source>
<translation>Library: {note}</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>点検：新しい問題 {count} 件を見る</source>
<translation>Check: view {count} new {count?problem|problems}</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>ブラウザー：{name}</source>
<translation>Browser: {name}</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>ブラウザーを開く</source>
<translation>Open the browser</translation>
</message>
<message>
<location filename="../../studio/ui/window/whole_window.py" />
<source>開いています（出ている窓があれば、答えてください）</source>
<translation>opening (please answer any window that is open)</translation>
</message>
<message>
<location filename="../../studio/ui/window/window_parts.py" />
<source>暗号化済み・自動保存</source>
<translation>Encrypted · Saved automatically</translation>
</message>
<message>
<location filename="../../studio/ui/window/window_parts.py" />
<source>{rows:,} 行を保存しました：{names}</source>
<translation>Saved {rows:,} {rows?row|rows}: {names}</translation>
</message>
<message>
<location filename="../../studio/ui/window/window_parts.py" />
<source>{letter}（{count:,}）</source>
<translation>{letter} ({count:,})</translation>
</message>
<message>
<location filename="../../studio/ui/window/window_parts.py" />
<source>など</source>
<translation> and others</translation>
</message>
<message>
<location filename="../../studio/ui/window/window_parts.py" />
<source>（Shift_JIS にない {replaced:,} 文字は〓にしました：{listed}{more}。そのまま残すには UTF-8 か Excel で保存してください）</source>
<translation> ({replaced:,} {replaced?character|characters} not in Shift_JIS became 〓: {listed}{more}. To keep them as they are, save as UTF-8 or Excel)</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>どのサイトで使うかが決まっていないため、まだ使えません。</source>
<translation>It cannot be used yet, because it is not decided on which sites it may be used. </translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>OS のキーチェーンとのあいだの移動が終わっていません。もう一度移動すると片づきます。</source>
<translation>Moving it to or from the OS keychain was not finished. Move it again to finish. </translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>{trouble}新しい認証情報は、暗号化ライブラリに保管します。</source>
<translation>{trouble} New credentials are stored in the encrypted library.</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>登録</source>
<comment>cannot be …</comment>
<translation>registered</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>移動</source>
<comment>cannot be …</comment>
<translation>moved</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>削除</source>
<comment>cannot be …</comment>
<translation>deleted</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>.env の {name} 行目にも「{row_name}」があります。使うのは{place}の値です。その行を消してください。</source>
<translation>“{row_name}” is also on line {name} of .env. The value in use is the one in: {place}. Delete that line.</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>.env に「{name}」がありません。行を戻すか、削除してください。</source>
<translation>.env has no “{name}”. Put the line back, or delete this credential.</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>指定された .env ファイルがありません：{path}</source>
<translation>The specified .env file does not exist: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env がファイルではないため、読んでいません：{path}</source>
<translation>.env is not a file, so it is not read: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が大きすぎるため、読んでいません（1 MB まで）：{path}</source>
<translation>.env is too large, so it is not read (up to 1 MB): {path}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env を開けません：{path}。読み取りの許可を確かめてください。</source>
<translation>.env cannot be opened: {path}. Check that you are allowed to read it.</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>{trouble}（{path}）</source>
<translation>{trouble} ({path})</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>エディターで UTF-8 として保存し直してください。</source>
<translation>Save it again as UTF-8 in an editor.</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が UTF-16 で保存されているため、読めません。{remedy}</source>
<translation>.env is saved as UTF-16, so it cannot be read. {remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env に文字でないデータ（NUL）があるため、読めません。{remedy}</source>
<translation>.env contains data that is not text (NUL), so it cannot be read. {remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の文字コードがわからないため、読めません。{remedy}</source>
<translation>The character encoding of .env is unknown, so it cannot be read. {remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が Shift_JIS（CP932）で保存されているため、読めません。{remedy}</source>
<translation>.env is saved as Shift_JIS (CP932), so it cannot be read. {remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>OS のキーチェーンか暗号化ライブラリに移すことをおすすめします。</source>
<translation>Moving the values to the OS keychain or the encrypted library is recommended. </translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env をほかの利用者も読めます。自分だけが読めるようにする（chmod 600 {path}）か、{keep}</source>
<translation>Other users can read .env too. Make it readable only by you (chmod 600 {path}). {keep}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が同期フォルダー（{service}）の中にあり、外部に送られます。{keep}</source>
<translation>.env is in a synced folder ({service}) and is sent outside. {keep}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が Git の作業フォルダーの中にあります。コミットしないよう .gitignore に入れるか、{keep}</source>
<translation>.env is in a Git working folder. Add it to .gitignore so that it is not committed. {keep}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>が 2 回以上あります。最後の行を使います。</source>
<translation>appears two or more times. The last line is used. </translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env に「{name}」{told}{name_2}</source>
<translation>In .env, “{name}” {told}{name_2}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目に「=」がないため、読んでいません。名前=値 の形にしてください。</source>
<translation>Line {line} of .env has no “=”, so it is not read. Write it as name=value.</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目の名前は使えません。{remedy}</source>
<translation>The name on line {line} of .env cannot be used. {remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の「{name}」（{line} 行目）は値が空です。</source>
<translation>“{name}” (line {line}) in .env has an empty value.</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目は「 #」の前までを値として読みました。# も値のときは、値を ' ' で囲んでください。</source>
<translation>On line {line} of .env, the text before “ #” was read as the value. If # is part of the value, put the value in ' '. </translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目からの値が、次の名前の行まで続いています。引用符の閉じ忘れを確かめてください。</source>
<translation>The value that starts on line {line} of .env goes on up to the line of the next name. Check whether a closing quote is missing. </translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の「{key}」（{line} 行目）は、引用符が閉じていないため読めません。</source>
<translation>“{key}” (line {line}) in .env cannot be read, because its quote is not closed.</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目は読めません。名前=値 の形にして、引用符を閉じてください。</source>
<translation>Line {line} of .env cannot be read. Write it as name=value and close the quote.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの中身はそのまま残っています。</source>
<translation>The content of the library is kept as it is.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンを使うには、終了してから、もう一度開いてください。</source>
<translation>To use the keychain, quit and open Tejun Studio again.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>{trouble}手順を暗号化して保存するために、パスフレーズを決める必要があります。{or_else}</source>
<translation>{trouble} A passphrase has to be chosen, so that your flows are kept encrypted. {or_else}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズを入力するか、8 文字以上のパスフレーズを書いたファイルを環境変数 TEJUN_PASSPHRASE_FILE で指定してください。</source>
<translation>Enter a passphrase, or set the environment variable TEJUN_PASSPHRASE_FILE to a file with a passphrase of 8 or more characters.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>（{message}）</source>
<translation>({message})</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリを開くには、パスフレーズが必要です。{why}</source>
<translation>A passphrase is needed to open the library. {why}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。忘れたときは、回復キーで開けます。</source>
<translation>Enter the passphrase, or set the environment variable TEJUN_PASSPHRASE_FILE to a file. If you forgot it, you can open the library with the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズが違います。</source>
<translation>The passphrase is wrong.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>大文字と小文字、かな入力の状態を確かめて、もう一度入力してください。忘れたときは、回復キーで開けます。</source>
<translation>Check upper and lower case and the state of the input method, then enter it again. If you forgot it, you can open the library with the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>このライブラリは、回復キーでだけ開けます。</source>
<translation>This library can be opened only with the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>控えておいた回復キーを入力してください。</source>
<translation>Enter the recovery key you wrote down.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>回復キーの文字に間違いがあります。</source>
<translation>There is a mistake in the characters of the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>控えと見比べて、もう一度入力してください（ハイフンや大文字・小文字の違いはかまいません）。</source>
<translation>Compare it with your copy and enter it again (hyphens and upper or lower case do not matter).</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>この回復キーでは、このライブラリを開けません。</source>
<translation>This recovery key cannot open this library.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>このライブラリの、いちばん新しい回復キーかどうかを確かめてください。{keep_calm}</source>
<translation>Check that it is the newest recovery key of this library. {keep_calm}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの鍵は {short} に入れましたが、いまの OS のキーチェーンは {short_2} です。</source>
<translation>The key of the library was put into {short}, but the current OS keychain is {short_2}.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>元のキーチェーンに戻してもう一度開くか、回復キーを入力してください。{keep_calm}</source>
<translation>Go back to the earlier keychain and open it again, or enter the recovery key. {keep_calm}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>OS のキーチェーンに、このライブラリの鍵がありません。</source>
<translation>The OS keychain does not have the key of this library.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>別の端末やアカウントに移したときに起こります。回復キーを入力してください。{keep_calm}</source>
<translation>This happens after moving to another computer or account. Enter the recovery key. {keep_calm}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンを使えるようにしてもう一度開くか、回復キーを入力してください。</source>
<translation>Make the keychain available and open it again, or enter the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンのロックを解除してもう一度開くか、回復キーを入力してください。</source>
<translation>Unlock the keychain and open it again, or enter the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ロックの解除を求める画面が出ていないかを確かめてもう一度開くか、回復キーを入力してください。</source>
<translation>Check whether a window asks you to unlock the keychain and open it again, or enter the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パソコンにログインし直してもう一度開くか、回復キーを入力してください。</source>
<translation>Log in to the computer again and open it again, or enter the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンの中身が変わっています。回復キーを入力してください。</source>
<translation>The content of the keychain has changed. Enter the recovery key.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>新しい鍵を作るには、これから使うパスフレーズが必要です（今と同じでもかまいません）。</source>
<translation>To make a new key, you need the passphrase to use from now on (it may be the same as now).</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。</source>
<translation>Enter the passphrase, or set the environment variable TEJUN_PASSPHRASE_FILE to a file.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの鍵は作り直されています。入力されたのは、作り直す前のものです。</source>
<translation>The key of the library was made anew. What you entered is from before that.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>鍵を作り直したときに決めたパスフレーズを入力してください。</source>
<translation>Enter the passphrase you chose when the key was made anew.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>これを外すと、ふだんライブラリを開く方法がなくなります。</source>
<translation>Without this, there is no usual way left to open the library.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>先に、パスフレーズを決めるか、OS のキーチェーンで開けるようにしてください。</source>
<translation>First choose a passphrase, or make it possible to open the library with the OS keychain.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリはありますが、鍵ファイルがありません：{path}</source>
<translation>The library exists, but its key file is missing: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>バックアップから戻してください（鍵ファイルも一緒に戻ります）。ライブラリの中身には触れていません。</source>
<translation>Restore it from a backup (the key file is restored with it). The content of the library was not touched.</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの鍵ファイルが壊れています：{path}</source>
<translation>The key file of the library is damaged: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>鍵ファイルが、別のライブラリのものに入れ替わっています：{path}</source>
<translation>The key file was replaced by one of another library: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>この端末には安全に使える OS のキーチェーンがありません。</source>
<translation>This computer has no OS keychain that can be used safely.</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンがロックされています。</source>
<translation>The OS keychain is locked.</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンが時間内に応答しませんでした。</source>
<translation>The OS keychain did not respond in time.</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンを使えませんでした。</source>
<translation>The keychain of this computer could not be used.</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンに保存した内容が、読み直すと違っていました。</source>
<translation>What was saved in the OS keychain was different when it was read again.</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>ライブラリの鍵ファイルを読めません：{path}</source>
<translation>The key file of the library cannot be read: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>ファイルの権限を確かめてから、もう一度開いてください。</source>
<translation>Check the permissions of the file, then open it again.</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>このライブラリは新しい版の手順スタジオで作られています。</source>
<translation>This library was made with a newer version of Tejun Studio.</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>手順スタジオを新しい版にしてから開いてください。ファイルはそのまま残しています。</source>
<translation>Update Tejun Studio to the newer version, then open it. The file is kept as it is.</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>ライブラリの鍵ファイルを保存できません：{path}</source>
<translation>The key file of the library cannot be saved: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/opening.py" />
<source>{passphrase_chars} 文字以上にしてください。覚えやすい文章でもかまいません。</source>
<translation>Use {passphrase_chars} or more characters. A sentence that is easy to remember is fine.</translation>
</message>
<message>
<location filename="../../studio/vault/passphrase.py" />
<source>パスフレーズのファイルを作れません：{path}</source>
<translation>The passphrase file cannot be created: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/passphrase.py" />
<source>パスフレーズのファイルを使えません：{path}</source>
<translation>The passphrase file cannot be used: {path}</translation>
</message>
<message>
<location filename="../../studio/vault/passphrase.py" />
<source>ファイルがあるか、読み書きできるか、UTF-8 で 1 行だけ書かれているかを確かめてください。</source>
<translation>Check that the file exists, that it can be read and written, and that it contains just one line in UTF-8.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>近い名前：{near}。</source>
<translation>Similar names: {near}.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」という認証情報はありません。</source>
<translation>There is no credential “{name}”.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>{hint}名前を確かめるか、「認証情報」の画面か tejun vault set で登録してください。</source>
<translation>{hint} Check the name, or register it under “Credentials” or with tejun vault set.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」は、使ってよいサイトがまだ決まっていないため、入力しません。</source>
<translation>“{name}” is not entered, because it is not decided yet on which sites it may be used.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>{origin} で使ってよいときは、「認証情報」の画面か tejun vault bind で、このサイトに結び付けてください。</source>
<translation>If it may be used on {origin}, link it to this site under “Credentials” or with tejun vault bind.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」は、{bound} のための認証情報です。{origin} には入力しません。</source>
<translation>“{name}” is a credential for {bound}. It is not entered on {origin}.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>開いているサイトが正しいかを確かめてください。このサイトでも使うときは、結び付けるサイトに加えてください。</source>
<translation>Check that the right site is open. To use it on this site too, add the site to those it is linked to.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>暗号化されていないページか、Web ページでない画面のため、「{name}」を入力しません。</source>
<translation>“{name}” is not entered, because the page is not encrypted or is not a web page.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>https:// で始まるページかどうかを確かめてください。</source>
<translation>Check that the page begins with https://.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>保管場所に「暗号化ライブラリ」を選んでください。</source>
<translation>Choose “Encrypted library” as the place.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>キーチェーンのロックを解除してからもう一度試すか、保管場所に「暗号化ライブラリ」を選んでください。</source>
<translation>Unlock the keychain and try again, or choose “Encrypted library” as the place.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>ロック解除の画面が隠れていないかを確かめて、もう一度試してください。</source>
<translation>Check whether a window for unlocking is hidden, then try again.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>もう一度試しても同じときは、保管場所に「暗号化ライブラリ」を選んでください。</source>
<translation>If trying again does not help, choose “Encrypted library” as the place.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>.env に「名前=値」の行があるかを確かめてください。</source>
<translation>Check that .env has a line “name=value”.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>別の端末やアカウントに移したときに起こります。値をもう一度登録してください。</source>
<translation>This happens after moving to another computer or account. Register the value again.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が、{place}にありません。</source>
<translation>The value of “{name}” is not there. Place: {place}</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が壊れていて、読めません。</source>
<translation>The value of “{name}” is damaged and cannot be read.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>値をもう一度登録してください。</source>
<translation>Register the value again.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>の {line} 行目</source>
<translation> (line {line})</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>.env ファイルは読むだけのため、「{name}」を{doing}できません。</source>
<translation>“{name}” cannot be {doing}, because the .env file is only read.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>.env{where}をエディターで編集するか、キーチェーンか暗号化ライブラリに登録してください。</source>
<translation>Edit .env{where} in an editor, or register it in the keychain or the encrypted library.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が空です。</source>
<translation>The value of “{name}” is empty.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>パスワードなどの値を入力してください。</source>
<translation>Enter a value such as a password.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が長すぎて、{place}に入りません（{limit:,} 文字まで）。</source>
<translation>The value of “{name}” is too long (up to {limit:,} characters). Place: {place}</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>値を確かめてください。長い値は「暗号化ライブラリ」に入ります（10,000 文字まで）。</source>
<translation>Check the value. Long values fit into the “Encrypted library” (up to 10,000 characters).</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値に、改行か制御文字が入っています。</source>
<translation>The value of “{name}” contains a line break or a control character.</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>1 行の値だけを入力してください。</source>
<translation>Enter a value of just one line.</translation>
</message>
<message>
<location filename="../../studio/vault/secrets.py" />
<source>API キーを保管できません。{trouble}</source>
<translation>The API key cannot be stored. {trouble}</translation>
</message>
<message>
<location filename="../../studio/vault/secrets.py" />
<source>キーチェーンのロックを解除してもう一度試すか、環境変数 TEJUN_API_KEY で指定してください。</source>
<translation>Unlock the keychain and try again, or set the environment variable TEJUN_API_KEY.</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>1 列目に 2026/11/20 のような日付、2 列目に「創立記念日」のような説明を書いてください（説明に「営業」か「出勤」があれば、その日は営業日になります）。</source>
<translation>Write dates such as 2026/11/20 in the first column and descriptions such as “Company anniversary” in the second (if a description contains the Japanese word for business (eigyo) or attendance (shukkin), that day is a working day).</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{name}」の {number} 行目「{cells}」が日付として読めません。</source>
<translation>Line {number} (“{cells}”) in the file of company days off “{name}” cannot be read as a date.</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{name}」で、{day} が休日と営業日の両方になっています（{number} 行目）。</source>
<translation>In the file of company days off “{name}”, {day} is both a day off and a working day (line {number}).</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{name}」に、日付が 1 つもありません。</source>
<translation>The file of company days off “{name}” contains no date.</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{path}」を開けません。</source>
<translation>The file of company days off “{path}” cannot be opened.</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>設定の「会社の休日」の場所を確かめてください。</source>
<translation>Check the place of “File of company days off” in the settings.</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{name}」は、CSV として読めません。</source>
<translation>The file of company days off “{name}” cannot be read as CSV.</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>Excel で「CSV UTF-8」として保存し直してください。</source>
<translation>Save it again in Excel as “CSV UTF-8”.</translation>
</message>
</context>
</TS>
