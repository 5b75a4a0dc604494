<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="ja">
<context>
<name>tejun</name>
<message>
<location filename="../../studio/bootstrap/compose.py" />
<source>内蔵エンジンはいつでも使えます（鍵も通信も要りません）。</source>
<translation>内蔵エンジンはいつでも使えます（鍵も通信も要りません）。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/compose.py" />
<location filename="../../studio/ui/page/aria_tree.py" />
<source>見つかりません</source>
<translation>見つかりません</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<location filename="../../studio/bootstrap/papers.py" />
<location filename="../../studio/domain/document.py" />
<location filename="../../studio/domain/formatting.py" />
<location filename="../../studio/engine/healing/healer.py" />
<location filename="../../studio/library/foreign_flow.py" />
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/data/data_page.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/history/history_model.py" />
<location filename="../../studio/ui/keys/restoring.py" />
<location filename="../../studio/ui/library/library.py" />
<location filename="../../studio/ui/schedules/schedule_form.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>手順</source>
<translation>手順</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>何も取り込んでいません。</source>
<translation>何も取り込んでいません。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルのパスフレーズが違います。</source>
<translation>このファイルのパスフレーズが違います。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>書き出した人に確かめて、もう一度入力してください（全角と半角の違いはかまいません）。</source>
<translation>書き出した人に確かめて, もう一度入力してください（全角と半角の違いはかまいません）。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルは途中で切れています。</source>
<translation>このファイルは途中で切れています。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>もう一度コピーするか、受け取り直してください。{kept_nothing}</source>
<translation>もう一度コピーするか, 受け取り直してください。{kept_nothing}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルは、封をしたあとに中身が変わっています。</source>
<translation>このファイルは, 封をしたあとに中身が変わっています。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>もう一度受け取り直してください。{kept_nothing}</source>
<translation>もう一度受け取り直してください。{kept_nothing}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<location filename="../../studio/library/flow_file.py" />
<source>このファイルを取り込むには、新しい版の手順スタジオが必要です。</source>
<translation>このファイルを取り込むには, 新しい版の手順スタジオが必要です。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>手順スタジオを更新してから取り込んでください。{kept_nothing}</source>
<translation>手順スタジオを更新してから取り込んでください。{kept_nothing}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<location filename="../../studio/vault/opening.py" />
<source>パスフレーズが短すぎます。</source>
<translation>パスフレーズが短すぎます。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<location filename="../../studio/ui/keys/key_forms.py" />
<source>{passphrase} 文字以上にしてください。</source>
<translation>{passphrase} 文字以上にしてください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<location filename="../../studio/browser/hands/options.py" />
<location filename="../../studio/engine/distilling/changing.py" />
<source> ほか {count} 件</source>
<translation> ほか {count} 件</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>ファイルを開けません：{path}</source>
<translation>ファイルを開けません：{path}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>ファイルがあるか、読み取りの権限があるかを確かめてください。</source>
<translation>ファイルがあるか, 読み取りの権限があるかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>このファイルは、パスフレーズで封をされています。</source>
<translation>このファイルは, パスフレーズで封をされています。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/flow_files.py" />
<source>書き出した人が決めたパスフレーズを入力してください。</source>
<translation>書き出した人が決めたパスフレーズを入力してください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<location filename="../../studio/domain/history.py" />
<location filename="../../studio/ui/settings/settings.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>設定</source>
<translation>設定</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>手順スタジオ {version}、Python {version_2}（{system}）</source>
<translation>手順スタジオ {version}, Python {version_2}（{system}）</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>プログラム</source>
<translation>プログラム</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ブラウザー</source>
<translation>ブラウザー</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{said}（{path}）</source>
<translation>{said}（{path}）</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>日本語の文字</source>
<translation>日本語の文字</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>システムの文字を使います。</source>
<translation>システムの文字を使います。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{first} があります。</source>
<translation>{first} があります。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>日本語のフォントが見つかりません。文字が四角で表示されます。</source>
<translation>日本語のフォントが見つかりません。文字が四角で表示されます。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>fonts-noto-cjk などの日本語フォントを入れてください。</source>
<translation>fonts-noto-cjk などの日本語フォントを入れてください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>鍵</source>
<translation>鍵</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>パスフレーズのファイルでライブラリを開きます。</source>
<translation>パスフレーズのファイルでライブラリを開きます。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>パスフレーズで開けます。TEJUN_PASSPHRASE_FILE にパスフレーズのファイルを指定してください。</source>
<translation>パスフレーズで開けます。TEJUN_PASSPHRASE_FILE にパスフレーズのファイルを指定してください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>OS の鍵の保管場所を使います（{backend}）。</source>
<translation>OS の鍵の保管場所を使います（{backend}）。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>ライブラリ</source>
<translation>ライブラリ</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>まだありません。最初の実行で作ります（{library_file}）。</source>
<translation>まだありません。最初の実行で作ります（{library_file}）。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>暗号化済み、手順 {count} 件（{library_file}）{care_words}</source>
<translation>暗号化済み, 手順 {count} 件（{library_file}）{care_words}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>まだなし</source>
<translation>まだなし</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source> 最後のバックアップ：{made}、最後の点検：{looked}</source>
<translation> 最後のバックアップ：{made}, 最後の点検：{looked}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<location filename="../../studio/ui/settings/settings.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>AI モデル</source>
<translation>AI モデル</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>内蔵エンジン（鍵も通信も要りません）</source>
<translation>内蔵エンジン（鍵も通信も要りません）</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<location filename="../../studio/domain/answer.py" />
<location filename="../../studio/domain/schedule.py" />
<location filename="../../studio/engine/checking/wording.py" />
<location filename="../../studio/engine/replay/lists/rules.py" />
<location filename="../../studio/engine/scheduling/turns.py" />
<location filename="../../studio/ui/checks/standing_lines.py" />
<location filename="../../studio/ui/desk/checklist_model.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/history/history_run.py" />
<location filename="../../studio/ui/library/library_model.py" />
<location filename="../../studio/ui/library/versions_model.py" />
<location filename="../../studio/ui/page/log_model.py" />
<location filename="../../studio/ui/settings/key_card.py" />
<source>・</source>
<translation>・</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>モデル名なし</source>
<translation>モデル名なし</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{place}：モデル名がありません。</source>
<translation>{place}：モデル名がありません。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>設定の「小さいモデル」か TEJUN_SMALL_MODEL にモデル名を入れてください。</source>
<translation>設定の「小さいモデル」か TEJUN_SMALL_MODEL にモデル名を入れてください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>{place}：{names}</source>
<translation>{place}：{names}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>空き {free:,.1f} GB（{home}）</source>
<translation>空き {free:,.1f} GB（{home}）</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>ディスク</source>
<translation>ディスク</translation>
</message>
<message>
<location filename="../../studio/bootstrap/health.py" />
<source>500 MB 以上の空きを作ってください。</source>
<translation>500 MB 以上の空きを作ってください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/library_care.py" />
<source>ライブラリが {service} の同期フォルダーにあります。同期の途中で壊れることがあるため、このパソコンだけの場所に移すことをお勧めします。</source>
<translation>ライブラリが {service} の同期フォルダーにあります。同期の途中で壊れることがあるため, このパソコンだけの場所に移すことをお勧めします。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/library_care.py" />
<source>ライブラリがネットワーク上の場所にあります。書き込みが失われることがあるため、このパソコンの中に移してください。</source>
<translation>ライブラリがネットワーク上の場所にあります。書き込みが失われることがあるため, このパソコンの中に移してください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>このパソコンで Ollama も LM Studio も動いていません。</source>
<translation>このパソコンで Ollama も LM Studio も動いていません。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>どちらかを起動してから、もう一度お試しください。</source>
<translation>どちらかを起動してから, もう一度お試しください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<location filename="../../studio/browser/hands/aiming.py" />
<location filename="../../studio/browser/hands/fields.py" />
<location filename="../../studio/browser/hands/options.py" />
<location filename="../../studio/browser/hands/tabs.py" />
<location filename="../../studio/domain/actions/elements.py" />
<location filename="../../studio/domain/actions/reading.py" />
<location filename="../../studio/domain/answer.py" />
<location filename="../../studio/domain/cell_values.py" />
<location filename="../../studio/domain/date_expression.py" />
<location filename="../../studio/domain/flow.py" />
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/domain/local_models.py" />
<location filename="../../studio/domain/model_check.py" />
<location filename="../../studio/domain/sending.py" />
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/distilling/changing.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/engine/flow_editing/acts.py" />
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<location filename="../../studio/engine/flow_editing/history.py" />
<location filename="../../studio/engine/flow_editing/saving.py" />
<location filename="../../studio/engine/flow_editing/variables.py" />
<location filename="../../studio/engine/guard/facts/contract.py" />
<location filename="../../studio/engine/guard/questions.py" />
<location filename="../../studio/engine/rehearsing/cautions.py" />
<location filename="../../studio/engine/replay/answers/figures.py" />
<location filename="../../studio/engine/replay/lists/choosing.py" />
<location filename="../../studio/engine/replay/lists/rules.py" />
<location filename="../../studio/engine/replay/proof.py" />
<location filename="../../studio/engine/rows/agreeing.py" />
<location filename="../../studio/engine/rows/preparing.py" />
<location filename="../../studio/engine/rows/row_clerk.py" />
<location filename="../../studio/engine/rows/telling.py" />
<location filename="../../studio/engine/runs/history_builder.py" />
<location filename="../../studio/engine/runs/journal_writer.py" />
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/engine/signing_in/signing_in.py" />
<location filename="../../studio/engine/variables/values.py" />
<location filename="../../studio/engine/workbench.py" />
<location filename="../../studio/library/flows.py" />
<location filename="../../studio/llm/probing.py" />
<location filename="../../studio/settings/settings.py" />
<location filename="../../studio/sheets/faults.py" />
<location filename="../../studio/ui/create/create_page.py" />
<location filename="../../studio/ui/create/instruction.py" />
<location filename="../../studio/ui/create/notes_line.py" />
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/create/result.py" />
<location filename="../../studio/ui/create/start_page.py" />
<location filename="../../studio/ui/credentials/credential_card.py" />
<location filename="../../studio/ui/data/data_mapping.py" />
<location filename="../../studio/ui/data/data_model.py" />
<location filename="../../studio/ui/desk/check_controller.py" />
<location filename="../../studio/ui/desk/flow_controller.py" />
<location filename="../../studio/ui/desk/password_offers.py" />
<location filename="../../studio/ui/desk/run_memory.py" />
<location filename="../../studio/ui/dialogs/forms.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/history/failure_alert.py" />
<location filename="../../studio/ui/history/history_run.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<location filename="../../studio/ui/library/library_model.py" />
<location filename="../../studio/ui/page/log_model.py" />
<location filename="../../studio/ui/page/now_view.py" />
<location filename="../../studio/ui/schedules/schedule_given.py" />
<location filename="../../studio/ui/schedules/schedule_table.py" />
<location filename="../../studio/ui/settings/local_models_card.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<location filename="../../studio/ui/window/start.py" />
<location filename="../../studio/vault/secret_faults.py" />
<source>、</source>
<translation>, </translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>「{name}」というモデルは、このパソコンにありません。</source>
<translation>「{name}」というモデルは, このパソコンにありません。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<source>あるモデル：{listed}。取り込むには：tejun models pull {name}</source>
<translation>あるモデル：{listed}。取り込むには：tejun models pull {name}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/local_models.py" />
<location filename="../../studio/domain/library_state.py" />
<location filename="../../studio/ui/settings/notes_card.py" />
<source>まだありません</source>
<translation>まだありません</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>{safe_file_name} 手順書{suffix}</source>
<translation>{safe_file_name} 手順書{suffix}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>{name} 報告 {day}{suffix}</source>
<translation>{name} 報告 {day}{suffix}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>「{suffix}」の形では保存できません。</source>
<translation>「{suffix}」の形では保存できません。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>ファイル名の最後を {paper_files} にしてください。</source>
<translation>ファイル名の最後を {paper_files} にしてください。</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source> か </source>
<translation> か </translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>同じ名前のファイルかフォルダーがあります：{path}</source>
<translation>同じ名前のファイルかフォルダーがあります：{path}</translation>
</message>
<message>
<location filename="../../studio/bootstrap/papers.py" />
<source>別の名前にするか、前のファイルを別の場所に移してください。前のファイルはそのままです。</source>
<translation>別の名前にするか, 前のファイルを別の場所に移してください。前のファイルはそのままです。</translation>
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
&lt;li&gt;パスフレーズを忘れたとき, OS のキーチェーンが使えなくなったとき, 別のパソコンへ移るときに, この回復キーでライブラリを開けます。&lt;/li&gt;
&lt;li&gt;この紙を持っている人は, ライブラリと保管した認証情報を開けます。鍵のかかる引き出しなど, パソコンとは別の安全な場所に保管してください。&lt;/li&gt;
&lt;li&gt;写真に撮ったり, メールやチャットで送ったりしないでください。&lt;/li&gt;
&lt;li&gt;大文字と小文字, ハイフンの有無は区別しません。0 と O, 1 と I と L は, どちらで入力しても同じです。&lt;/li&gt;
&lt;li&gt;回復キーを作り直すと, この紙は使えなくなります。前の紙は細かく切って捨ててください。&lt;/li&gt;
&lt;/ul&gt;
&lt;p class="about"&gt;印刷した日：{day}　ライブラリの番号：{library}&lt;br&gt;保管場所：＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿＿　確認した日：＿＿＿＿＿＿＿＿＿＿&lt;/p&gt;
&lt;/body&gt;
&lt;/html&gt;
</translation>
</message>
<message>
<location filename="../../studio/bootstrap/recovery_page.py" />
<source>{year} 年 {month} 月 {day} 日</source>
<translation>{year} 年 {month} 月 {day} 日</translation>
</message>
<message>
<location filename="../../studio/bootstrap/recovery_page.py" />
<location filename="../../studio/engine/runs/story.py" />
<source>－</source>
<translation>－</translation>
</message>
<message>
<location filename="../../studio/browser/browser_pool.py" />
<source>ブラウザーを並べて開けません。</source>
<translation>ブラウザーを並べて開けません。</translation>
</message>
<message>
<location filename="../../studio/browser/browser_pool.py" />
<location filename="../../studio/engine/rows/preparing.py" />
<source>1 つのブラウザーで実行してください。</source>
<translation>1 つのブラウザーで実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>通信を見張る</source>
<translation>通信を見張る</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>印を消す</source>
<translation>印を消す</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>印を付ける</source>
<translation>印を付ける</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>ブラウザーを前に出す</source>
<translation>ブラウザーを前に出す</translation>
</message>
<message>
<location filename="../../studio/browser/chromium.py" />
<source>ブラウザーを並べる</source>
<translation>ブラウザーを並べる</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>途中で止まりました（通信が切れたか、取り消されました）。</source>
<translation>途中で止まりました（通信が切れたか, 取り消されました）。</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>ディスクの空きが足りません。</source>
<translation>ディスクの空きが足りません。</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>通信が途中で切れました。</source>
<translation>通信が途中で切れました。</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>{name}（{size:,} バイト）</source>
<translation>{name}（{size:,} バイト）</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>保存先に書き込めません（{strerror}）。</source>
<translation>保存先に書き込めません（{strerror}）。</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>ファイルを保存できませんでした（{said}）。</source>
<translation>ファイルを保存できませんでした（{said}）。</translation>
</message>
<message>
<location filename="../../studio/browser/downloads.py" />
<source>原因は不明です</source>
<translation>原因は不明です</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>もう一度実行すると、ブラウザーを開き直します。</source>
<translation>もう一度実行すると, ブラウザーを開き直します。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスのサイトが見つかりません。</source>
<translation>アドレスのサイトが見つかりません。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスのつづりを確かめてください。</source>
<translation>アドレスのつづりを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>インターネットにつながっていません。</source>
<translation>インターネットにつながっていません。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>接続を確かめてから、もう一度実行してください。</source>
<translation>接続を確かめてから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトが応答していません（接続を断られました）。</source>
<translation>サイトが応答していません（接続を断られました）。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<location filename="../../studio/engine/guard/action_guard.py" />
<source>サイトが動いているか確かめ、少し待ってからもう一度実行してください。</source>
<translation>サイトが動いているか確かめ, 少し待ってからもう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトとの接続が途中で切れました。</source>
<translation>サイトとの接続が途中で切れました。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<location filename="../../studio/llm/errors.py" />
<source>少し待ってから、もう一度実行してください。</source>
<translation>少し待ってから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトから何も返ってきませんでした。</source>
<translation>サイトから何も返ってきませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトにつながりません（時間切れ）。</source>
<translation>サイトにつながりません（時間切れ）。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトに届きません。</source>
<translation>サイトに届きません。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>社内ネットワークやVPNの接続を確かめてください。</source>
<translation>社内ネットワークやVPNの接続を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトの中で転送がくり返され、開けませんでした。</source>
<translation>サイトの中で転送がくり返され, 開けませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ブラウザーでログインし直すか、サイトの管理者に連絡してください。</source>
<translation>ブラウザーでログインし直すか, サイトの管理者に連絡してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトの証明書を確かめられませんでした。</source>
<translation>サイトの証明書を確かめられませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>安全のため開きません。サイトの管理者に確かめてください。</source>
<translation>安全のため開きません。サイトの管理者に確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>サイトと安全な接続ができませんでした。</source>
<translation>サイトと安全な接続ができませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>安全のため開きません。アドレスを確かめてください。</source>
<translation>安全のため開きません。アドレスを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>このポート番号はブラウザーが開けません。</source>
<translation>このポート番号はブラウザーが開けません。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスを確かめてください。</source>
<translation>アドレスを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>このサイトはログインが必要です。</source>
<translation>このサイトはログインが必要です。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<location filename="../../studio/engine/checking/failures.py" />
<source>ブラウザーでログインしてから、もう一度実行してください。</source>
<translation>ブラウザーでログインしてから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページとして開けませんでした（ダウンロードか、空の応答です）。</source>
<translation>ページとして開けませんでした（ダウンロードか, 空の応答です）。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスの形が正しくありません。</source>
<translation>アドレスの形が正しくありません。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>https:// から始まるアドレスを入力してください。</source>
<translation>https:// から始まるアドレスを入力してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページを開けませんでした。</source>
<translation>ページを開けませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>アドレスと接続を確かめてから、もう一度実行してください。</source>
<translation>アドレスと接続を確かめてから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>確認画面「{message}」が開いています。</source>
<translation>確認画面「{message}」が開いています。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>先に、確認画面に答えてください。</source>
<translation>先に, 確認画面に答えてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>{doing}のに時間がかかりすぎました。</source>
<translation>{doing}のに時間がかかりすぎました。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ページの表示を待ってから、もう一度実行してください。</source>
<translation>ページの表示を待ってから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>{doing}途中で、ページが応答しなくなりました。</source>
<translation>{doing}途中で, ページが応答しなくなりました。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<location filename="../../studio/browser/sight/isolated_contexts.py" />
<location filename="../../studio/browser/waiting.py" />
<source>ページを読み込み直してから、もう一度実行してください。</source>
<translation>ページを読み込み直してから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>このライブラリのブラウザーは、別の手順スタジオが使っています。</source>
<translation>このライブラリのブラウザーは, 別の手順スタジオが使っています。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>もう一方を閉じるか、--home で別の保存場所を指定してください。</source>
<translation>もう一方を閉じるか, --home で別の保存場所を指定してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<location filename="../../studio/browser/session.py" />
<source>ブラウザーが閉じられました。</source>
<translation>ブラウザーが閉じられました。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>対象が 2 つ以上見つかりました。</source>
<translation>対象が 2 つ以上見つかりました。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>どれを操作するか、言葉を足して書いてください。</source>
<translation>どれを操作するか, 言葉を足して書いてください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>ブラウザーが見つかりません。</source>
<translation>ブラウザーが見つかりません。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>Edge か Chrome を入れるか、設定でブラウザーの場所を指定してください。</source>
<translation>Edge か Chrome を入れるか, 設定でブラウザーの場所を指定してください。</translation>
</message>
<message>
<location filename="../../studio/browser/errors.py" />
<source>{doing}途中でブラウザーに問題が起きました。</source>
<translation>{doing}途中でブラウザーに問題が起きました。</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>Chromium（Playwright）</source>
<translation>Chromium（Playwright）</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>「{wanted}」の</source>
<translation>「{wanted}」の</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>{named}ブラウザーが見つかりません。</source>
<translation>{named}ブラウザーが見つかりません。</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>Microsoft Edge か Google Chrome を入れてください。入れてある場合は、設定の「ブラウザー」で場所を指定してください。</source>
<translation>Microsoft Edge か Google Chrome を入れてください。入れてある場合は, 設定の「ブラウザー」で場所を指定してください。</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>指定された場所にブラウザーがありません：{path}</source>
<translation>指定された場所にブラウザーがありません：{path}</translation>
</message>
<message>
<location filename="../../studio/browser/finder.py" />
<source>設定の「ブラウザー」（または TEJUN_BROWSER）を直してください。</source>
<translation>設定の「ブラウザー」（または TEJUN_BROWSER）を直してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<location filename="../../studio/domain/actions/page.py" />
<source>ページ</source>
<translation>ページ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<source>{name}が、操作の途中で画面から消えました。</source>
<translation>{name}が, 操作の途中で画面から消えました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<location filename="../../studio/browser/hands/canvas.py" />
<location filename="../../studio/browser/hands/clearing.py" />
<location filename="../../studio/browser/hands/showing.py" />
<location filename="../../studio/browser/hands/touching.py" />
<location filename="../../studio/browser/hands/uploads.py" />
<location filename="../../studio/browser/pointing.py" />
<location filename="../../studio/browser/targets/describing.py" />
<location filename="../../studio/browser/targets/finding.py" />
<source>対象を調べる</source>
<translation>対象を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/actor.py" />
<source>欄の中は、いま「{held}」です。</source>
<translation>欄の中は, いま「{held}」です。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>{target}は、いま操作できない状態です。</source>
<translation>{target}は, いま操作できない状態です。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>{target}が、一覧をスクロールしても見つかりません。{row_key}</source>
<translation>{target}が, 一覧をスクロールしても見つかりません。{row_key}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>「{one}」</source>
<translation>「{one}」</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source> など</source>
<translation> など</translation>
</message>
<message>
<location filename="../../studio/browser/hands/aiming.py" />
<source>「{key}」を含むものは {count} 件あります：{said}{more}。どれかをそのまま書いてください。</source>
<translation>「{key}」を含むものは {count} 件あります：{said}{more}。どれかをそのまま書いてください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/answering.py" />
<source>答える確認画面が開いていません。</source>
<translation>答える確認画面が開いていません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/answering.py" />
<source>確認画面は、もう閉じられていました。</source>
<translation>確認画面は, もう閉じられていました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/answering.py" />
<location filename="../../studio/browser/hands/crossing.py" />
<location filename="../../studio/browser/pointing.py" />
<source>ページを待つ</source>
<translation>ページを待つ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーを開く</source>
<translation>カレンダーを開く</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>日を選ぶ</source>
<translation>日を選ぶ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーで {day:%Y/%m/%d} を選びましたが、欄は「{held}」になりました。</source>
<translation>カレンダーで {day:%Y/%m/%d} を選びましたが, 欄は「{held}」になりました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーを閉じる</source>
<translation>カレンダーを閉じる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーをめくる</source>
<translation>カレンダーをめくる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーが開かないか、めくれません。日付を選べませんでした。</source>
<translation>カレンダーが開かないか, めくれません。日付を選べませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーを調べる</source>
<translation>カレンダーを調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/calendars.py" />
<source>カレンダーで {day:%Y/%m/%d} を選べません。</source>
<translation>カレンダーで {day:%Y/%m/%d} を選べません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/canvas.py" />
<source>この部分は 1 枚の絵（canvas）として描かれていて、中の部品を区別できません。この操作は人が行ってください。</source>
<translation>この部分は 1 枚の絵（canvas）として描かれていて, 中の部品を区別できません。この操作は人が行ってください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを調べる</source>
<translation>チェックを調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>チェックを切り替えましたが、状態が変わりませんでした。</source>
<translation>チェックを切り替えましたが, 状態が変わりませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>切り替える</source>
<translation>切り替える</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを切り替える</source>
<translation>チェックを切り替える</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>ラベルを探す</source>
<translation>ラベルを探す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>ラベルを押す</source>
<translation>ラベルを押す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>箱を調べる</source>
<translation>箱を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>ほかの部分に隠れていて、操作できませんでした。</source>
<translation>ほかの部分に隠れていて, 操作できませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>チェックを確かめる</source>
<translation>チェックを確かめる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/checks.py" />
<source>この部分</source>
<translation>この部分</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clearing.py" />
<source>一覧を閉じる</source>
<translation>一覧を閉じる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clearing.py" />
<location filename="../../studio/browser/hands/pointer.py" />
<location filename="../../studio/domain/actions/elements.py" />
<location filename="../../studio/ui/create/recording_bar.py" />
<source>マウスを重ねる</source>
<translation>マウスを重ねる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時計を開く</source>
<translation>時計を開く</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時計を閉じる</source>
<translation>時計を閉じる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時刻を {at:%H:%M} にしましたが、欄は「{held}」になりました。</source>
<translation>時刻を {at:%H:%M} にしましたが, 欄は「{held}」になりました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時計を調べる</source>
<translation>時計を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>時刻を入れる</source>
<translation>時刻を入れる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<source>午前と午後を変える</source>
<translation>午前と午後を変える</translation>
</message>
<message>
<location filename="../../studio/browser/hands/clocks.py" />
<location filename="../../studio/browser/hands/fields.py" />
<source>この欄には直接入力できません。</source>
<translation>この欄には直接入力できません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>通信の見張りを始める</source>
<translation>通信の見張りを始める</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>通信を待つ</source>
<translation>通信を待つ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>空のタブを閉じる</source>
<translation>空のタブを閉じる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>「{host}」への送信を許可しなかったため、送られていません。送ってよいときは、もう一度実行して許可してください。</source>
<translation>「{host}」への送信を許可しなかったため, 送られていません。送ってよいときは, もう一度実行して許可してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/crossing.py" />
<source>「{host}」を開くことを許可しなかったため、ページはそのままです。開いてよいときは、もう一度実行して許可してください。</source>
<translation>「{host}」を開くことを許可しなかったため, ページはそのままです。開いてよいときは, もう一度実行して許可してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>すぐ前</source>
<translation>すぐ前</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>すぐ後ろ</source>
<translation>すぐ後ろ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>先頭</source>
<translation>先頭</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>末尾</source>
<translation>末尾</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>ドラッグする</source>
<translation>ドラッグする</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>一覧を探す</source>
<translation>一覧を探す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>移動先の一覧が、画面で見分けられません。</source>
<translation>移動先の一覧が, 画面で見分けられません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>場所を確かめる</source>
<translation>場所を確かめる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>移動しました</source>
<translation>移動しました</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>別の場所に移りました</source>
<translation>別の場所に移りました</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>{before} 番目から {after} 番目に移りました</source>
<translation>{before} 番目から {after} 番目に移りました</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>{before} から {after} になりました</source>
<translation>{before} から {after} になりました</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>位置が変わりました</source>
<translation>位置が変わりました</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>{place}に並んでいます</source>
<translation>{place}に並んでいます</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>ドラッグしましたが、思った場所に入りませんでした。いまの並びを確かめてください。</source>
<translation>ドラッグしましたが, 思った場所に入りませんでした。いまの並びを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/dragging.py" />
<source>ドラッグしましたが、並び順も場所も変わりませんでした。</source>
<translation>ドラッグしましたが, 並び順も場所も変わりませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>表のこの欄は、まだ入力欄になっていません。ダブルクリックすると、入力欄に変わる表があります。</source>
<translation>表のこの欄は, まだ入力欄になっていません。ダブルクリックすると, 入力欄に変わる表があります。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>「{told}」を入力しましたが、欄は「{told_2}」になりました。</source>
<translation>「{told}」を入力しましたが, 欄は「{told_2}」になりました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>文章が前と変わっていて</source>
<translation>文章が前と変わっていて</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>欄が空のままで</source>
<translation>欄が空のままで</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>{why_not}、{place}所が決められません。</source>
<translation>{why_not}, {place}所が決められません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>入力する</source>
<translation>入力する</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>「{told}」と入力しましたが、欄は「{told_2}」になりました。</source>
<translation>「{told}」と入力しましたが, 欄は「{told_2}」になりました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<location filename="../../studio/browser/hands/touching.py" />
<source>入力欄を調べる</source>
<translation>入力欄を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/fields.py" />
<source>この見出しの欄は隠れていて、入力できません。</source>
<translation>この見出しの欄は隠れていて, 入力できません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/keyboard.py" />
<location filename="../../studio/domain/actions/page.py" />
<source>キーを押す</source>
<translation>キーを押す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/keyboard.py" />
<source>入力先を調べる</source>
<translation>入力先を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>サイトがエラーを返しました（{status}）。</source>
<translation>サイトがエラーを返しました（{status}）。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>アドレスを確かめるか、少し待ってからもう一度実行してください。</source>
<translation>アドレスを確かめるか, 少し待ってからもう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<location filename="../../studio/domain/actions/page.py" />
<source>前のページに戻る</source>
<translation>前のページに戻る</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>戻れる前のページがありません。</source>
<translation>戻れる前のページがありません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<location filename="../../studio/domain/actions/page.py" />
<source>ページを開く</source>
<translation>ページを開く</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>前のページの確認画面に妨げられて、ページを開けませんでした。</source>
<translation>前のページの確認画面に妨げられて, ページを開けませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>確認画面を閉じてから、もう一度実行してください。</source>
<translation>確認画面を閉じてから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>このアドレスは開けません。</source>
<translation>このアドレスは開けません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/navigation.py" />
<source>http:// か https:// から始まるアドレスを入力してください。</source>
<translation>http:// か https:// から始まるアドレスを入力してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択欄を調べる</source>
<translation>選択欄を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<location filename="../../studio/ui/editor/rule_model.py" />
<source>選ぶ</source>
<translation>選ぶ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{label}」を選びましたが、欄は「{names}」のままです。</source>
<translation>「{label}」を選びましたが, 欄は「{names}」のままです。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択欄を開く</source>
<translation>選択欄を開く</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{label}」を選びましたが、欄は「{held}」のままです。</source>
<translation>「{label}」を選びましたが, 欄は「{held}」のままです。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択肢を選ぶ</source>
<translation>選択肢を選ぶ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{wanted}」で探しましたが、当てはまる選択肢は 1 つも表示されませんでした。</source>
<translation>「{wanted}」で探しましたが, 当てはまる選択肢は 1 つも表示されませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択肢を探す</source>
<translation>選択肢を探す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択欄を閉じる</source>
<translation>選択欄を閉じる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>選択肢を調べる</source>
<translation>選択肢を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{wanted}」という選択肢がありません（{labels}{more}）。</source>
<translation>「{wanted}」という選択肢がありません（{labels}{more}）。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>「{wanted}」に当てはまる選択肢が複数あります（{names}）。</source>
<translation>「{wanted}」に当てはまる選択肢が複数あります（{names}）。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/options.py" />
<source>{target}で、{message}</source>
<translation>{target}で, {message}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/pointer.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>クリックする</source>
<translation>クリックする</translation>
</message>
<message>
<location filename="../../studio/browser/hands/pointer.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>ダブルクリックする</source>
<translation>ダブルクリックする</translation>
</message>
<message>
<location filename="../../studio/browser/hands/pointer.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>右クリックする</source>
<translation>右クリックする</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>「{words}」が{words_2}でした</source>
<translation>「{words}」が{words_2}でした</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>出ません</source>
<translation>出ません</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>消えません</source>
<translation>消えません</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>{seconds:g} 秒待ちましたが、{words}。</source>
<translation>{seconds:g} 秒待ちましたが, {words}。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/presence.py" />
<source>待つ</source>
<translation>待つ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>{name}を押しているあいだに画面の内容が変わったため、途中でやめました。操作が行われたかどうか、サイトの画面で確かめてください。</source>
<translation>{name}を押しているあいだに画面の内容が変わったため, 途中でやめました。操作が行われたかどうか, サイトの画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>操作を確かめる</source>
<translation>操作を確かめる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<location filename="../../studio/engine/replay/lists/pressing.py" />
<source>押す前に一覧の並びか内容が変わったため、押しませんでした。</source>
<translation>押す前に一覧の並びか内容が変わったため, 押しませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/press_check.py" />
<source>{name}の表示が押す直前に変わったため、押しませんでした。画面が落ち着いてから、もう一度実行してください。</source>
<translation>{name}の表示が押す直前に変わったため, 押しませんでした。画面が落ち着いてから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>ファイルを待つ</source>
<translation>ファイルを待つ</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>押しましたが、{limit_s:g} 秒待ってもファイルは届きませんでした。</source>
<translation>押しましたが, {limit_s:g} 秒待ってもファイルは届きませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>ファイルを保存する</source>
<translation>ファイルを保存する</translation>
</message>
<message>
<location filename="../../studio/browser/hands/receiving.py" />
<source>「{name}」：{error}</source>
<translation>「{name}」：{error}</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が、ほかの部分に隠れていて操作できません。</source>
<translation>{}が, ほかの部分に隠れていて操作できません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、いま操作できない状態です。</source>
<translation>{}は, いま操作できない状態です。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}には入力できません。</source>
<translation>{}には入力できません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が画面に表示されていません。</source>
<translation>{}が画面に表示されていません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が画面の外にあり、操作できません。</source>
<translation>{}が画面の外にあり, 操作できません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}が動き続けていて、操作できません。</source>
<translation>{}が動き続けていて, 操作できません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>そのキーの名前は使えません。</source>
<translation>そのキーの名前は使えません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は入力欄ではありません。</source>
<translation>{}は入力欄ではありません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は文字を入力する欄ではありません。</source>
<translation>{}は文字を入力する欄ではありません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、この値を受け付けません。</source>
<translation>{}は, この値を受け付けません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、この形の値を受け付けません。</source>
<translation>{}は, この形の値を受け付けません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}は、ほかの選択肢を選ばないとオフになりません。</source>
<translation>{}は, ほかの選択肢を選ばないとオフになりません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}を切り替えましたが、状態が変わりませんでした。</source>
<translation>{}を切り替えましたが, 状態が変わりませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{}はチェックできる部分ではありません。</source>
<translation>{}はチェックできる部分ではありません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/refusal.py" />
<source>{name}の操作が時間内に終わりませんでした。</source>
<translation>{name}の操作が時間内に終わりませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/registry.py" />
<source>操作する対象が指定されていません。</source>
<translation>操作する対象が指定されていません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/scrolling.py" />
<source>これ以上スクロールできません（端まで来ています）。</source>
<translation>これ以上スクロールできません（端まで来ています）。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/scrolling.py" />
<source>「{words}」が出るまでスクロールしましたが、見つかりませんでした。</source>
<translation>「{words}」が出るまでスクロールしましたが, 見つかりませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/scrolling.py" />
<source>スクロールする部分が見つかりません。</source>
<translation>スクロールする部分が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>つまみに入れる数が読み取れません：「{value}」</source>
<translation>つまみに入れる数が読み取れません：「{value}」</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>{wanted:g} は、この範囲（{low:g}〜{high:g}）の外です。</source>
<translation>{wanted:g} は, この範囲（{low:g}〜{high:g}）の外です。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>{wanted:g} に合わせられず、{held:g} になりました。</source>
<translation>{wanted:g} に合わせられず, {held:g} になりました。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>つまみを調べる</source>
<translation>つまみを調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>つまみを動かす</source>
<translation>つまみを動かす</translation>
</message>
<message>
<location filename="../../studio/browser/hands/sliders.py" />
<source>このつまみの値が読み取れません。</source>
<translation>このつまみの値が読み取れません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<location filename="../../studio/browser/session.py" />
<source>タブを開く</source>
<translation>タブを開く</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<location filename="../../studio/domain/actions/page.py" />
<source>タブを切り替える</source>
<translation>タブを切り替える</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>最後のタブなので閉じません。</source>
<translation>最後のタブなので閉じません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<location filename="../../studio/domain/actions/page.py" />
<source>タブを閉じる</source>
<translation>タブを閉じる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>ページが閉じるのを断ったため、タブは開いたままです。</source>
<translation>ページが閉じるのを断ったため, タブは開いたままです。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>「{wanted}」に当てはまるタブが {count} 枚あります（{listed}）。番号で選んでください。</source>
<translation>「{wanted}」に当てはまるタブが {count} 枚あります（{listed}）。番号で選んでください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<source>「{wanted}」というタブはありません（{listed}）。</source>
<translation>「{wanted}」というタブはありません（{listed}）。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/tabs.py" />
<location filename="../../studio/browser/recording/recorder.py" />
<source>タブを調べる</source>
<translation>タブを調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/touching.py" />
<source>結果を確かめる</source>
<translation>結果を確かめる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<location filename="../../studio/domain/actions/elements.py" />
<source>ファイルを渡す</source>
<translation>ファイルを渡す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>このファイル欄は、いま使えない状態です。</source>
<translation>このファイル欄は, いま使えない状態です。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>押す</source>
<translation>押す</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>押しても、ファイルを選ぶ画面が開きませんでした。ファイル欄か、ファイルを置く場所を指定してください。</source>
<translation>押しても, ファイルを選ぶ画面が開きませんでした。ファイル欄か, ファイルを置く場所を指定してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイルを確かめる</source>
<translation>ファイルを確かめる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイルを渡しましたが、受け取られたかどうかが画面に出ていません。</source>
<translation>ファイルを渡しましたが, 受け取られたかどうかが画面に出ていません。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>「{written}」はフォルダーです。ファイルを指定してください。</source>
<translation>「{written}」はフォルダーです。ファイルを指定してください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ファイル「{written}」が見つかりません。場所と名前を確かめてください。</source>
<translation>ファイル「{written}」が見つかりません。場所と名前を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/uploads.py" />
<source>ここには 1 つしか渡せません（{count} 個あります）。</source>
<translation>ここには 1 つしか渡せません（{count} 個あります）。</translation>
</message>
<message>
<location filename="../../studio/browser/hands/virtual_list.py" />
<source>一覧を調べる</source>
<translation>一覧を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/hands/virtual_list.py" />
<location filename="../../studio/domain/actions/page.py" />
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>スクロールする</source>
<translation>スクロールする</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>このほか</source>
<translation>このほか</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>本文</source>
<translation>本文</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>{rest} 項目も送られます</source>
<translation>{rest} 項目も送られます</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>長いため、ここに出せない内容も送られます</source>
<translation>長いため, ここに出せない内容も送られます</translation>
</message>
<message>
<location filename="../../studio/browser/interception/sent.py" />
<source>{count} バイト</source>
<translation>{count} バイト</translation>
</message>
<message>
<location filename="../../studio/browser/launch.py" />
<source>画面がないため、ブラウザーを表示できません。</source>
<translation>画面がないため, ブラウザーを表示できません。</translation>
</message>
<message>
<location filename="../../studio/browser/launch.py" />
<source>--headless を付けて、画面なしで実行してください。</source>
<translation>--headless を付けて, 画面なしで実行してください。</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>対象を表示する</source>
<translation>対象を表示する</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>画面から選ぶ</source>
<translation>画面から選ぶ</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>調べているあいだに画面が変わりました。</source>
<translation>調べているあいだに画面が変わりました。</translation>
</message>
<message>
<location filename="../../studio/browser/pointing.py" />
<source>画面が落ち着いてから、もう一度選んでください。</source>
<translation>画面が落ち着いてから, もう一度選んでください。</translation>
</message>
<message>
<location filename="../../studio/browser/recording/eyes.py" />
<source>このブラウザーの操作部品では、記録を使えません。</source>
<translation>このブラウザーの操作部品では, 記録を使えません。</translation>
</message>
<message>
<location filename="../../studio/browser/recording/eyes.py" />
<source>インストーラーをもう一度実行して、部品を入れ直してください。</source>
<translation>インストーラーをもう一度実行して, 部品を入れ直してください。</translation>
</message>
<message>
<location filename="../../studio/browser/recording/listener.py" />
<location filename="../../studio/ui/create/recording_bar.py" />
<source>記録を始める</source>
<translation>記録を始める</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>ブラウザーを調べる</source>
<translation>ブラウザーを調べる</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<location filename="../../studio/browser/tab_memory.py" />
<source>サインインの状態を読む</source>
<translation>サインインの状態を読む</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<location filename="../../studio/browser/tab_memory.py" />
<source>サインインの状態を引き継ぐ</source>
<translation>サインインの状態を引き継ぐ</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>ブラウザーを起動できませんでした。</source>
<translation>ブラウザーを起動できませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>設定の「ブラウザー」で、Edge か Chrome を選び直してください。</source>
<translation>設定の「ブラウザー」で, Edge か Chrome を選び直してください。</translation>
</message>
<message>
<location filename="../../studio/browser/session.py" />
<source>ブラウザーを起動する</source>
<translation>ブラウザーを起動する</translation>
</message>
<message>
<location filename="../../studio/browser/sight/isolated_contexts.py" />
<location filename="../../studio/browser/sight/snapshot.py" />
<source>ページを調べる</source>
<translation>ページを調べる</translation>
</message>
<message>
<location filename="../../studio/browser/sight/isolated_contexts.py" />
<source>ページを調べられませんでした。</source>
<translation>ページを調べられませんでした。</translation>
</message>
<message>
<location filename="../../studio/browser/sight/pictures.py" />
<source>画面を撮る</source>
<translation>画面を撮る</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<location filename="../../studio/browser/targets/finding.py" />
<location filename="../../studio/browser/targets/pins.py" />
<source>対象を探す</source>
<translation>対象を探す</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<source>ページの題名を調べる</source>
<translation>ページの題名を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<source>操作しようとした部分が、もう画面にありません。</source>
<translation>操作しようとした部分が, もう画面にありません。</translation>
</message>
<message>
<location filename="../../studio/browser/sight/snapshot.py" />
<source>画面を見直してから続けます。</source>
<translation>画面を見直してから続けます。</translation>
</message>
<message>
<location filename="../../studio/browser/tab_memory.py" />
<source>タブを空にする</source>
<translation>タブを空にする</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}のある枠（フレーム）が見つかりません。</source>
<translation>{target}のある枠（フレーム）が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}が見つかりません。</source>
<translation>{target}が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}が {count} 件見つかり、選べません。</source>
<translation>{target}が {count} 件見つかり, 選べません。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}は、同じように見えるほかの部分と見分ける手がかりが記録されていません。</source>
<translation>{target}は, 同じように見えるほかの部分と見分ける手がかりが記録されていません。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}にあたるものが記録したときと大きく違い、同じか確かめられません。</source>
<translation>{target}にあたるものが記録したときと大きく違い, 同じか確かめられません。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}に似たものはありますが、記録したものと同じか確かめられません（似ている度 {likeness:.2f}）。</source>
<translation>{target}に似たものはありますが, 記録したものと同じか確かめられません（似ている度 {likeness:.2f}）。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/finding.py" />
<source>{target}の手がかりが、別々の部分を指しています。</source>
<translation>{target}の手がかりが, 別々の部分を指しています。</translation>
</message>
<message>
<location filename="../../studio/browser/targets/frames.py" />
<source>枠を調べる</source>
<translation>枠を調べる</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの読み込みを待つ</source>
<translation>ページの読み込みを待つ</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの読み込みが途中で止まりました。</source>
<translation>ページの読み込みが途中で止まりました。</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの表示を待つ</source>
<translation>ページの表示を待つ</translation>
</message>
<message>
<location filename="../../studio/browser/waiting.py" />
<source>ページの変化を待つ</source>
<translation>ページの変化を待つ</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<source>番号</source>
<translation>番号</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>項目</source>
<translation>項目</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<location filename="../../studio/engine/flow_editing/acts.py" />
<location filename="../../studio/engine/runs/story.py" />
<source>操作</source>
<translation>操作</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/keys/recovery.py" />
<source>くわしく</source>
<translation>くわしく</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<location filename="../../studio/ui/window/app.py" />
<location filename="../../studio/ui/window/desktop_word.py" />
<location filename="../../studio/ui/window/main_window.py" />
<source>手順スタジオ</source>
<translation>手順スタジオ</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>画面 {number}</source>
<translation>画面 {number}</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>画面</source>
<translation>画面</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>
【{mark}】</source>
<translation>
【{mark}】</translation>
</message>
<message>
<location filename="../../studio/documents/excel_file.py" />
<source>{label}：{said}</source>
<translation>{label}：{said}</translation>
</message>
<message>
<location filename="../../studio/documents/html_file.py" />
<source>{kind}：{title}</source>
<translation>{kind}：{title}</translation>
</message>
<message>
<location filename="../../studio/documents/html_file.py" />
<source>操作の記録は残っていません。</source>
<translation>操作の記録は残っていません。</translation>
</message>
<message>
<location filename="../../studio/domain/actions/base.py" />
<source>{target}で「{label}」</source>
<translation>{target}で「{label}」</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をクリック</source>
<translation>{target}をクリック</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をダブルクリック</source>
<translation>{target}をダブルクリック</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を右クリック</source>
<translation>{target}を右クリック</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}にマウスを重ねる</source>
<translation>{target}にマウスを重ねる</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}へドラッグ</source>
<translation>{target}を{to}へドラッグ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の前へドラッグ</source>
<translation>{target}を{to}の前へドラッグ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の後ろへドラッグ</source>
<translation>{target}を{to}の後ろへドラッグ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の先頭へドラッグ</source>
<translation>{target}を{to}の先頭へドラッグ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}を{to}の末尾へドラッグ</source>
<translation>{target}を{to}の末尾へドラッグ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}からファイルを保存</source>
<translation>{target}からファイルを保存</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}に「{value}」を入力</source>
<translation>{target}に「{value}」を入力</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}の文章で{edits}</source>
<translation>{target}の文章で{edits}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>1 文字ずつ入力する</source>
<translation>1 文字ずつ入力する</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}に「{words}」を 1 文字ずつ入力</source>
<translation>{target}に「{words}」を 1 文字ずつ入力</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>選択肢から選ぶ</source>
<translation>選択肢から選ぶ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}で「{option}」を選ぶ</source>
<translation>{target}で「{option}」を選ぶ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>チェックを入れる・外す</source>
<translation>チェックを入れる・外す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をオンにする</source>
<translation>{target}をオンにする</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}をオフにする</source>
<translation>{target}をオフにする</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<location filename="../../studio/engine/flow_editing/history.py" />
<location filename="../../studio/engine/guard/questions.py" />
<location filename="../../studio/ui/create/run_starter.py" />
<source>ほか {count} 件</source>
<translation>ほか {count} 件</translation>
</message>
<message>
<location filename="../../studio/domain/actions/elements.py" />
<source>{target}に「{names}」{more}を渡す</source>
<translation>{target}に「{names}」{more}を渡す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{url} を開く</source>
<translation>{url} を開く</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>新しいタブで開く</source>
<translation>新しいタブで開く</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>新しいタブで {url} を開く</source>
<translation>新しいタブで {url} を開く</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>タブ「{tab}」に切り替える</source>
<translation>タブ「{tab}」に切り替える</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{keys} キーを押す</source>
<translation>{keys} キーを押す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{target}で{keys} キーを押す</source>
<translation>{target}で{keys} キーを押す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を下へスクロール</source>
<translation>{where}を下へスクロール</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を上へスクロール</source>
<translation>{where}を上へスクロール</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を先頭までスクロール</source>
<translation>{where}を先頭までスクロール</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{where}を最後までスクロール</source>
<translation>{where}を最後までスクロール</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>「{until}」が見えるまで{where}をスクロール</source>
<translation>「{until}」が見えるまで{where}をスクロール</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>文字が出るまで待つ</source>
<translation>文字が出るまで待つ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>「{words}」が出るまで待つ</source>
<translation>「{words}」が出るまで待つ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>「{gone}」が消えるまで待つ</source>
<translation>「{gone}」が消えるまで待つ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>{seconds:g} 秒待つ</source>
<translation>{seconds:g} 秒待つ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>確認画面に答える</source>
<translation>確認画面に答える</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<location filename="../../studio/ui/dialogs/forms.py" />
<location filename="../../studio/ui/dialogs/tried_form.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<location filename="../../studio/ui/window/page_notices.py" />
<source>キャンセル</source>
<translation>キャンセル</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>確認画面に「{words}」と書いて{answer}で答える</source>
<translation>確認画面に「{words}」と書いて{answer}で答える</translation>
</message>
<message>
<location filename="../../studio/domain/actions/page.py" />
<source>確認画面に{answer}で答える</source>
<translation>確認画面に{answer}で答える</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>条件に合う行を選ぶ</source>
<translation>条件に合う行を選ぶ</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}を開く</source>
<translation>{rows}を開く</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}を順に開く</source>
<translation>{rows}を順に開く</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}にチェックを付ける</source>
<translation>{rows}にチェックを付ける</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}を探す</source>
<translation>{rows}を探す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}、その行の「{column}」を押す</source>
<translation>{rows}, その行の「{column}」を押す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{rows}、それぞれの行の「{column}」を押す</source>
<translation>{rows}, それぞれの行の「{column}」を押す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>表として取り出す</source>
<translation>表として取り出す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>「{columns}」</source>
<translation>「{columns}」</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<location filename="../../studio/domain/answer.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>一覧</source>
<translation>一覧</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{one} の</source>
<translation>{one} の</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{where} の</source>
<translation>{where} の</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<location filename="../../studio/domain/rule.py" />
<source> または </source>
<translation> または </translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>上位 {limit} 件</source>
<translation>上位 {limit} 件</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>表</source>
<translation>表</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>{within}{which}{what}を{how_many}として取り出す</source>
<translation>{within}{which}{what}を{how_many}として取り出す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>「{within}」の </source>
<translation>「{within}」の </translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>ページの中を探す</source>
<translation>ページの中を探す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>ページの中から「{words}」を探す</source>
<translation>ページの中から「{words}」を探す</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>「{words}」と答える</source>
<translation>「{words}」と答える</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>人にたずねる</source>
<translation>人にたずねる</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>あなたに確認：{question}</source>
<translation>あなたに確認：{question}</translation>
</message>
<message>
<location filename="../../studio/domain/actions/reading.py" />
<source>完了を確認</source>
<translation>完了を確認</translation>
</message>
<message>
<location filename="../../studio/domain/address.py" />
<source>{host}（「{shown}」）</source>
<translation>{host}（「{shown}」）</translation>
</message>
<message>
<location filename="../../studio/domain/address.py" />
<source>{host}（「{shown}」と表示される、まぎらわしい名前です）</source>
<translation>{host}（「{shown}」と表示される, まぎらわしい名前です）</translation>
</message>
<message>
<location filename="../../studio/domain/ai_note.py" />
<source>すべてのサイト</source>
<translation>すべてのサイト</translation>
</message>
<message>
<location filename="../../studio/domain/ai_note.py" />
<source>この手順</source>
<translation>この手順</translation>
</message>
<message>
<location filename="../../studio/domain/ai_note.py" />
<source>注意書きが長すぎます（{count:,} 文字）。</source>
<translation>注意書きが長すぎます（{count:,} 文字）。</translation>
</message>
<message>
<location filename="../../studio/domain/ai_note.py" />
<source>{note_chars} 文字までにしてください。サイトごと、手順ごとに分けて書くこともできます。</source>
<translation>{note_chars} 文字までにしてください。サイトごと, 手順ごとに分けて書くこともできます。</translation>
</message>
<message>
<location filename="../../studio/domain/ai_note.py" />
<source>「{words}」は、サイトのアドレスとして読めません。</source>
<translation>「{words}」は, サイトのアドレスとして読めません。</translation>
</message>
<message>
<location filename="../../studio/domain/ai_note.py" />
<source>ブラウザーの上に出ているアドレスを、keiri.example.co.jp のように書いてください。</source>
<translation>ブラウザーの上に出ているアドレスを, keiri.example.co.jp のように書いてください。</translation>
</message>
<message>
<location filename="../../studio/domain/answer.py" />
<source>{columns}の{figure}</source>
<translation>{columns}の{figure}</translation>
</message>
<message>
<location filename="../../studio/domain/answer.py" />
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/rows/agreeing.py" />
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>件数</source>
<translation>件数</translation>
</message>
<message>
<location filename="../../studio/domain/answer.py" />
<source>合計</source>
<translation>合計</translation>
</message>
<message>
<location filename="../../studio/domain/answer.py" />
<source>最小</source>
<translation>最小</translation>
</message>
<message>
<location filename="../../studio/domain/answer.py" />
<source>最大</source>
<translation>最大</translation>
</message>
<message>
<location filename="../../studio/domain/answer.py" />
<source>平均</source>
<translation>平均</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>手順を保存</source>
<translation>手順を保存</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>手順を削除</source>
<translation>手順を削除</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>手順を前の版に戻す</source>
<translation>手順を前の版に戻す</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>手順を取り込み</source>
<translation>手順を取り込み</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>手順を書き出し</source>
<translation>手順を書き出し</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>取り込んだ手順を信頼</source>
<translation>取り込んだ手順を信頼</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>実行を開始</source>
<translation>実行を開始</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>実行が終了</source>
<translation>実行が終了</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>途中から再開</source>
<translation>途中から再開</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<location filename="../../studio/ui/cards/resume_card.py" />
<source>途中の実行を破棄</source>
<translation>途中の実行を破棄</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>操作を承認</source>
<translation>操作を承認</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>操作を拒否</source>
<translation>操作を拒否</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>送信・移動を阻止</source>
<translation>送信・移動を阻止</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>認証情報を登録</source>
<translation>認証情報を登録</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<location filename="../../studio/ui/credentials/credentials.py" />
<source>認証情報を削除</source>
<translation>認証情報を削除</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>認証情報を使うサイトを変更</source>
<translation>認証情報を使うサイトを変更</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>認証情報を移動</source>
<translation>認証情報を移動</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>認証情報を使用</source>
<translation>認証情報を使用</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>鍵を変更</source>
<translation>鍵を変更</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>バックアップを作成</source>
<translation>バックアップを作成</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>バックアップから復元</source>
<translation>バックアップから復元</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>実行履歴を削除</source>
<translation>実行履歴を削除</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>監査ログを書き出し</source>
<translation>監査ログを書き出し</translation>
</message>
<message>
<location filename="../../studio/domain/audit.py" />
<source>新しい版の手順スタジオによる操作</source>
<translation>新しい版の手順スタジオによる操作</translation>
</message>
<message>
<location filename="../../studio/domain/batch.py" />
<source>未実行</source>
<translation>未実行</translation>
</message>
<message>
<location filename="../../studio/domain/batch.py" />
<location filename="../../studio/ui/desk/checklist_model.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/window/presence.py" />
<source>実行中</source>
<translation>実行中</translation>
</message>
<message>
<location filename="../../studio/domain/batch.py" />
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/ui/desk/checklist_model.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<source>完了</source>
<translation>完了</translation>
</message>
<message>
<location filename="../../studio/domain/batch.py" />
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/ui/desk/checklist_model.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>失敗</source>
<translation>失敗</translation>
</message>
<message>
<location filename="../../studio/domain/batch.py" />
<location filename="../../studio/domain/run_status.py" />
<source>要確認</source>
<translation>要確認</translation>
</message>
<message>
<location filename="../../studio/domain/batch.py" />
<source>対象外</source>
<translation>対象外</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>開始ページ</source>
<translation>開始ページ</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/credentials/credentials.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>認証情報</source>
<translation>認証情報</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<source>認証情報：</source>
<translation>認証情報：</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<source>：{value}</source>
<translation>：{value}</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<source>（{form}）</source>
<translation>（{form}）</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<source>『{words}』</source>
<translation>『{words}』</translation>
</message>
<message>
<location filename="../../studio/domain/brackets.py" />
<location filename="../../studio/domain/text_edit.py" />
<location filename="../../studio/engine/checking/known.py" />
<source>「{words}」</source>
<translation>「{words}」</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>範囲やおおよその値で書かれています</source>
<translation>範囲やおおよその値で書かれています</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>「{column}」が読み取れません</source>
<translation>「{column}」が読み取れません</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」が{doubt}</source>
<translation>「{column}」が{doubt}</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>読み取れません</source>
<translation>読み取れません</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>{wanted}と書かれていないため、読み取れません</source>
<translation>{wanted}と書かれていないため, 読み取れません</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>{span_unclear}（読み取れません）</source>
<translation>{span_unclear}（読み取れません）</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>。「税込」か「税抜」を付けた列の名前にしてください</source>
<translation>。「税込」か「税抜」を付けた列の名前にしてください</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>複数あり、どれか決められません（{listed}）{hint}</source>
<translation>複数あり, どれか決められません（{listed}）{hint}</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>複数あり、どれか決められません（{listed}）</source>
<translation>複数あり, どれか決められません（{listed}）</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>5 段階の評価として読み取れません</source>
<translation>5 段階の評価として読み取れません</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>「在庫」が読み取れません</source>
<translation>「在庫」が読み取れません</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>「{column}」が{found}</source>
<translation>「{column}」が{found}</translation>
</message>
<message>
<location filename="../../studio/domain/cell_values.py" />
<source>複数あり、どれか決められません</source>
<translation>複数あり, どれか決められません</translation>
</message>
<message>
<location filename="../../studio/domain/checklist.py" />
<source>やりたいことが空です。</source>
<translation>やりたいことが空です。</translation>
</message>
<message>
<location filename="../../studio/domain/checklist.py" />
<source>例：「練習書店で「プログラミング」を検索して」のように入力してください。</source>
<translation>例：「練習書店で「プログラミング」を検索して」のように入力してください。</translation>
</message>
<message>
<location filename="../../studio/domain/checklist.py" />
<source>文章が長すぎます（{count:,} 文字）。</source>
<translation>文章が長すぎます（{count:,} 文字）。</translation>
</message>
<message>
<location filename="../../studio/domain/checklist.py" />
<source>{instruction_chars:,} 文字までにして、作業ごとに分けて入力してください。</source>
<translation>{instruction_chars:,} 文字までにして, 作業ごとに分けて入力してください。</translation>
</message>
<message>
<location filename="../../studio/domain/checklist.py" />
<source>文字や数字が見つかりません。</source>
<translation>文字や数字が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/domain/checklist.py" />
<source>やりたいことを言葉で入力してください。例：「検索する」</source>
<translation>やりたいことを言葉で入力してください。例：「検索する」</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<location filename="../../studio/engine/replay/branches.py" />
<source>以上</source>
<translation>以上</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<location filename="../../studio/engine/replay/branches.py" />
<source>以下</source>
<translation>以下</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>を超える</source>
<translation>を超える</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>未満</source>
<translation>未満</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>と同じ</source>
<translation>と同じ</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>{column}に「{value}」を含む</source>
<translation>{column}に「{value}」を含む</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>を含む</source>
<translation>を含む</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>{column}に「{value}」を含まない</source>
<translation>{column}に「{value}」を含まない</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>を含まない</source>
<translation>を含まない</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>{column}が「{value}」で始まる</source>
<translation>{column}が「{value}」で始まる</translation>
</message>
<message>
<location filename="../../studio/domain/comparison.py" />
<source>で始まる</source>
<translation>で始まる</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>全角 → 半角（英数・記号・カナ）</source>
<translation>全角 → 半角（英数・記号・カナ）</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>半角 → 全角（英数・記号・カナ）</source>
<translation>半角 → 全角（英数・記号・カナ）</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>ひらがな・半角カナ → カタカナ</source>
<translation>ひらがな・半角カナ → カタカナ</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>カタカナ → ひらがな</source>
<translation>カタカナ → ひらがな</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>かな → 半角カナ</source>
<translation>かな → 半角カナ</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>日付 → 2026-11-20</source>
<translation>日付 → 2026-11-20</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>日付 → 2026/11/20</source>
<translation>日付 → 2026/11/20</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>日付 → 2026年11月20日</source>
<translation>日付 → 2026年11月20日</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>日付 → 令和8年11月20日</source>
<translation>日付 → 令和8年11月20日</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>数 → 1234567</source>
<translation>数 → 1234567</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>数 → 1,234,567</source>
<translation>数 → 1,234,567</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>郵便番号 → 100-0001</source>
<translation>郵便番号 → 100-0001</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>郵便番号 → 1000001</source>
<translation>郵便番号 → 1000001</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>電話番号 → 数字だけ</source>
<translation>電話番号 → 数字だけ</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>前後の空白を取る</source>
<translation>前後の空白を取る</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>空白をすべて取る</source>
<translation>空白をすべて取る</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>英字を大文字に</source>
<translation>英字を大文字に</translation>
</message>
<message>
<location filename="../../studio/domain/converting.py" />
<source>英字を小文字に</source>
<translation>英字を小文字に</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>.env ファイル</source>
<translation>.env ファイル</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<location filename="../../studio/ui/settings/key_card.py" />
<source>OS のキーチェーン</source>
<translation>OS のキーチェーン</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>暗号化ライブラリ</source>
<translation>暗号化ライブラリ</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>認証情報の名前として使えません。</source>
<translation>認証情報の名前として使えません。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>1～{secret_name} 文字で、{{ }} 〔 〕 : と改行・制御文字を含まない名前にしてください（例：会計ログイン）。</source>
<translation>1～{secret_name} 文字で, {{ }} 〔 〕 : と改行・制御文字を含まない名前にしてください（例：会計ログイン）。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>ユーザー名として使えません。</source>
<translation>ユーザー名として使えません。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>{user_name} 文字までで、改行や制御文字を含まないユーザー名にしてください。</source>
<translation>{user_name} 文字までで, 改行や制御文字を含まないユーザー名にしてください。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>サイトのアドレスとして読めません。</source>
<translation>サイトのアドレスとして読めません。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>https://www.example.co.jp/ のように、ログインするページのアドレスを指定してください。</source>
<translation>https://www.example.co.jp/ のように, ログインするページのアドレスを指定してください。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>{origin} は暗号化されていない通信（http）のため、認証情報を結び付けません。</source>
<translation>{origin} は暗号化されていない通信（http）のため, 認証情報を結び付けません。</translation>
</message>
<message>
<location filename="../../studio/domain/credential.py" />
<source>https:// で始まるアドレスを指定してください（この端末の中のサイトは http でもかまいません）。</source>
<translation>https:// で始まるアドレスを指定してください（この端末の中のサイトは http でもかまいません）。</translation>
</message>
<message>
<location filename="../../studio/domain/date_expression.py" />
<source>{isoformat} の前後 {closed_days} 日に営業日がありません。</source>
<translation>{isoformat} の前後 {closed_days} 日に営業日がありません。</translation>
</message>
<message>
<location filename="../../studio/domain/date_expression.py" />
<source>設定の会社の休日に、誤った行がないか確かめてください。</source>
<translation>設定の会社の休日に, 誤った行がないか確かめてください。</translation>
</message>
<message>
<location filename="../../studio/domain/date_expression.py" />
<source>「{words}」は、日付として読めません。</source>
<translation>「{words}」は, 日付として読めません。</translation>
</message>
<message>
<location filename="../../studio/domain/date_expression.py" />
<source>2026/11/20 のような日付か、次のような言い方で入力してください：{named_in_refusals}</source>
<translation>2026/11/20 のような日付か, 次のような言い方で入力してください：{named_in_refusals}</translation>
</message>
<message>
<location filename="../../studio/domain/date_expression.py" />
<source>{year}年{month}月に{wanted}はありません。</source>
<translation>{year}年{month}月に{wanted}はありません。</translation>
</message>
<message>
<location filename="../../studio/domain/date_expression.py" />
<source>月の最後の日は「月末」、最後の営業日は「月末営業日」と書けます。</source>
<translation>月の最後の日は「月末」, 最後の営業日は「月末営業日」と書けます。</translation>
</message>
<message>
<location filename="../../studio/domain/date_format.py" />
<source>「{date_format}」という日付の書き方はありません。</source>
<translation>「{date_format}」という日付の書き方はありません。</translation>
</message>
<message>
<location filename="../../studio/domain/date_format.py" />
<source>yyyy（年）、MM か M（月）、dd か d（日）、曜（曜日）、ggge（令和8）を使ってください。例：yyyy/MM/dd、yyyy年M月d日、ggge年M月d日、M月d日(曜)</source>
<translation>yyyy（年）, MM か M（月）, dd か d（日）, 曜（曜日）, ggge（令和8）を使ってください。例：yyyy/MM/dd, yyyy年M月d日, ggge年M月d日, M月d日(曜)</translation>
</message>
<message>
<location filename="../../studio/domain/date_format.py" />
<source>{isoformat} は和暦で表せません。</source>
<translation>{isoformat} は和暦で表せません。</translation>
</message>
<message>
<location filename="../../studio/domain/date_format.py" />
<source>明治より前の日付には、yyyy年M月d日 のような西暦の書き方を使ってください。</source>
<translation>明治より前の日付には, yyyy年M月d日 のような西暦の書き方を使ってください。</translation>
</message>
<message>
<location filename="../../studio/domain/document.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>取り消せない操作</source>
<translation>取り消せない操作</translation>
</message>
<message>
<location filename="../../studio/domain/document.py" />
<source>サイトに送る操作</source>
<translation>サイトに送る操作</translation>
</message>
<message>
<location filename="../../studio/domain/document.py" />
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<source>任意</source>
<translation>任意</translation>
</message>
<message>
<location filename="../../studio/domain/document.py" />
<source>実行しない</source>
<translation>実行しない</translation>
</message>
<message>
<location filename="../../studio/domain/document.py" />
<source>できなかった</source>
<translation>できなかった</translation>
</message>
<message>
<location filename="../../studio/domain/document.py" />
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/ui/desk/checklist_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>未確認</source>
<translation>未確認</translation>
</message>
<message>
<location filename="../../studio/domain/emergency.py" />
<source>連続 {figure:.0f} 回失敗</source>
<translation>連続 {figure:.0f} 回失敗</translation>
</message>
<message>
<location filename="../../studio/domain/emergency.py" />
<source>{figure:.0f} 秒進んでいません</source>
<translation>{figure:.0f} 秒進んでいません</translation>
</message>
<message>
<location filename="../../studio/domain/emergency.py" />
<source>自信度の平均 {figure:.2f}</source>
<translation>自信度の平均 {figure:.2f}</translation>
</message>
<message>
<location filename="../../studio/domain/emergency.py" />
<source>同じ操作を {figure:.0f} 回くり返しました</source>
<translation>同じ操作を {figure:.0f} 回くり返しました</translation>
</message>
<message>
<location filename="../../studio/domain/emergency.py" />
<source>対象なし {figure:.0f} 回</source>
<translation>対象なし {figure:.0f} 回</translation>
</message>
<message>
<location filename="../../studio/domain/emergency.py" />
<source>AI の答えが、言い直しても使えませんでした</source>
<translation>AI の答えが, 言い直しても使えませんでした</translation>
</message>
<message>
<location filename="../../studio/domain/events.py" />
<source>全 {told} 行のうち </source>
<translation>全 {told} 行のうち </translation>
</message>
<message>
<location filename="../../studio/domain/events.py" />
<source>長い一覧を読んでいます（{whole}{rows} 行まで）</source>
<translation>長い一覧を読んでいます（{whole}{rows} 行まで）</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>この手順に「{name}」という変数はありません。</source>
<translation>この手順に「{name}」という変数はありません。</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<location filename="../../studio/engine/flow_editing/variables.py" />
<location filename="../../studio/engine/rows/preparing.py" />
<source>使える変数：{known}</source>
<translation>使える変数：{known}</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/flow_editing/acts.py" />
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<location filename="../../studio/engine/flow_editing/variables.py" />
<location filename="../../studio/engine/rows/preparing.py" />
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>なし</source>
<translation>なし</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<source>{tokens:,} 文字ぶんまで</source>
<translation>{tokens:,} 文字ぶんまで</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>任せない</source>
<translation>任せない</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<source>「{names}」の値がありません。</source>
<translation>「{names}」の値がありません。</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<location filename="../../studio/engine/guard/action_guard.py" />
<location filename="../../studio/engine/healing/recovering.py" />
<location filename="../../studio/engine/rehearsing/others.py" />
<location filename="../../studio/engine/rehearsing/reach.py" />
<location filename="../../studio/engine/replay/answers/answering.py" />
<location filename="../../studio/engine/replay/lists/rules.py" />
<location filename="../../studio/engine/rows/lending.py" />
<location filename="../../studio/engine/rows/preparing.py" />
<location filename="../../studio/engine/variables/values.py" />
<location filename="../../studio/sheets/headings.py" />
<source>」「</source>
<translation>」「</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<source>値を入力してから、もう一度実行してください（コマンドでは --set 名前=値）。</source>
<translation>値を入力してから, もう一度実行してください（コマンドでは --set 名前=値）。</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<source>「{name}」の値がありません。</source>
<translation>「{name}」の値がありません。</translation>
</message>
<message>
<location filename="../../studio/domain/flow.py" />
<source>変数に足すか、「先月末」「第3営業日」「今日|yyyy/MM/dd」のような日付の言い方に直してください。</source>
<translation>変数に足すか, 「先月末」「第3営業日」「今日|yyyy/MM/dd」のような日付の言い方に直してください。</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{place}（{about}）</source>
<translation>{place}（{about}）</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{where}を追加{after}</source>
<translation>{where}を追加{after}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>：{after}</source>
<translation>：{after}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{where}を削除{before}</source>
<translation>{where}を削除{before}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>：{before}</source>
<translation>：{before}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{where}を移動：{before} → {after}</source>
<translation>{where}を移動：{before} → {after}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{where}の{aspect}</source>
<translation>{where}の{aspect}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{what}を変更{from_to}</source>
<translation>{what}を変更{from_to}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>：{before} → {after}</source>
<translation>：{before} → {after}</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>（なし）</source>
<translation>（なし）</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/credentials/secret_forms.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>名前</source>
<translation>名前</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>目的</source>
<translation>目的</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>担当</source>
<translation>担当</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/ui/dialogs/note_form.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/history/failures_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>サイト</source>
<translation>サイト</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>移動してよい場所</source>
<translation>移動してよい場所</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>取り込んだ手順の扱い</source>
<translation>取り込んだ手順の扱い</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>まだ信頼していない</source>
<translation>まだ信頼していない</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>信頼した</source>
<translation>信頼した</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>できたことの確認</source>
<translation>できたことの確認</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>まだ確かめていない（下書き）</source>
<translation>まだ確かめていない（下書き）</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>確かめた</source>
<translation>確かめた</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/ui/dialogs/note_form.py" />
<location filename="../../studio/ui/settings/notes_card.py" />
<location filename="../../studio/ui/settings/settings.py" />
<source>AI への注意書き</source>
<translation>AI への注意書き</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>AI に任せてよい量</source>
<translation>AI に任せてよい量</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>変数の並び</source>
<translation>変数の並び</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/ui/credentials/secret_forms.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>値</source>
<translation>値</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>たずね方</source>
<translation>たずね方</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>変数「{shown}」</source>
<translation>変数「{shown}」</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>毎回たずねる</source>
<translation>毎回たずねる</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>たずねない</source>
<translation>たずねない</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{nth}の操作</source>
<translation>{nth}の操作</translation>
</message>
<message>
<location filename="../../studio/domain/flow_diff.py" />
<source>{index} 番目</source>
<translation>{index} 番目</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>画面が変わりました</source>
<translation>画面が変わりました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>前の画面を離れました</source>
<translation>前の画面を離れました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>「{0}」が出ました</source>
<translation>「{0}」が出ました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>「{0}」が消えました</source>
<translation>「{0}」が消えました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>入力を読み返しました</source>
<translation>入力を読み返しました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>チェックを確かめました</source>
<translation>チェックを確かめました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>選択を確かめました</source>
<translation>選択を確かめました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>確認画面が開きました</source>
<translation>確認画面が開きました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>タブが替わりました</source>
<translation>タブが替わりました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>状態が変わりました</source>
<translation>状態が変わりました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>行を確かめました</source>
<translation>行を確かめました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>ファイル「{0}」</source>
<translation>ファイル「{0}」</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>スクロールしました</source>
<translation>スクロールしました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>カーソルが移りました</source>
<translation>カーソルが移りました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>見つかりました</source>
<translation>見つかりました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>「{0}」と答えました</source>
<translation>「{0}」と答えました</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{words}（{detail}）</source>
<translation>{words}（{detail}）</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{count:,} 行 × {table_count:,} 列</source>
<translation>{count:,} 行 × {table_count:,} 列</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{seconds:.1f} 秒</source>
<translation>{seconds:.1f} 秒</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{seconds} 分 {seconds_2} 秒</source>
<translation>{seconds} 分 {seconds_2} 秒</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>0円</source>
<translation>0円</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>料金不明</source>
<translation>料金不明</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>約{yen:.1f}円</source>
<translation>約{yen:.1f}円</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{tokens:,} 文字ぶん</source>
<translation>{tokens:,} 文字ぶん</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{amount}・{price}</source>
<translation>{amount}・{price}</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI とのやりとり</source>
<translation>AI とのやりとり</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>文字ぶん</source>
<translation>文字ぶん</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/history/history_model.py" />
<source>費用</source>
<translation>費用</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>円</source>
<translation>円</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{name}の上限の {share} % を使いました（{figures} {unit}）</source>
<translation>{name}の上限の {share} % を使いました（{figures} {unit}）</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{why}。</source>
<translation>{why}。</translation>
</message>
<message>
<location filename="../../studio/domain/formatting.py" />
<source>{words}「{item}」ができているか、ブラウザーの画面で確かめてください。</source>
<translation>{words}「{item}」ができているか, ブラウザーの画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/domain/history.py" />
<source>画面変更</source>
<translation>画面変更</translation>
</message>
<message>
<location filename="../../studio/domain/history.py" />
<source>データ</source>
<translation>データ</translation>
</message>
<message>
<location filename="../../studio/domain/history.py" />
<source>権限</source>
<translation>権限</translation>
</message>
<message>
<location filename="../../studio/domain/history.py" />
<source>通信</source>
<translation>通信</translation>
</message>
<message>
<location filename="../../studio/domain/imported.py" />
<source>AI への注意書き（信頼すると、この手順を手伝う AI に伝えます）</source>
<translation>AI への注意書き（信頼すると, この手順を手伝う AI に伝えます）</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>もう一度開く</source>
<translation>もう一度開く</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>パスフレーズか回復キーで開く</source>
<translation>パスフレーズか回復キーで開く</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップから戻す</source>
<translation>バックアップから戻す</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<location filename="../../studio/ui/data/data_page.py" />
<location filename="../../studio/ui/keys/recovery.py" />
<source>新しく始める</source>
<translation>新しく始める</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>保存場所を開く</source>
<translation>保存場所を開く</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>使えます</source>
<translation>使えます</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>読むだけ使えます</source>
<translation>読むだけ使えます</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ロックされています</source>
<translation>ロックされています</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>鍵が合いません</source>
<translation>鍵が合いません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ファイルが見つかりません</source>
<translation>ファイルが見つかりません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ファイルが空になっています</source>
<translation>ファイルが空になっています</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ファイルが壊れています</source>
<translation>ファイルが壊れています</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>別の種類のファイルがあります</source>
<translation>別の種類のファイルがあります</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ファイルを開けません</source>
<translation>ファイルを開けません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>新しい版で作られています</source>
<translation>新しい版で作られています</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ほかで使われています</source>
<translation>ほかで使われています</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>ディスクの空きが足りません</source>
<translation>ディスクの空きが足りません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>鍵ファイルが見つかりません</source>
<translation>鍵ファイルが見つかりません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>鍵ファイルが壊れています</source>
<translation>鍵ファイルが壊れています</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>鍵ファイルを読めません</source>
<translation>鍵ファイルを読めません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>暗号化の部品が使えません</source>
<translation>暗号化の部品が使えません</translation>
</message>
<message>
<location filename="../../studio/domain/library_state.py" />
<source>読み書きできません</source>
<translation>読み書きできません</translation>
</message>
<message>
<location filename="../../studio/domain/local_models.py" />
<source>画像も読めます</source>
<translation>画像も読めます</translation>
</message>
<message>
<location filename="../../studio/domain/local_models.py" />
<source>{name}（{told}）</source>
<translation>{name}（{told}）</translation>
</message>
<message>
<location filename="../../studio/domain/local_models.py" />
<source>{name} を取り込みました。</source>
<translation>{name} を取り込みました。</translation>
</message>
<message>
<location filename="../../studio/domain/local_models.py" />
<source>{name} を取り込む準備をしています…</source>
<translation>{name} を取り込む準備をしています…</translation>
</message>
<message>
<location filename="../../studio/domain/local_models.py" />
<source>{name} を確かめています…</source>
<translation>{name} を確かめています…</translation>
</message>
<message>
<location filename="../../studio/domain/local_models.py" />
<source>{name} を取り込んでいます：{percent} %（{done}／{total}）</source>
<translation>{name} を取り込んでいます：{percent} %（{done}／{total}）</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<location filename="../../studio/ui/page/mended_lines.py" />
<source>画面から</source>
<translation>画面から</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>別の手がかりで</source>
<translation>別の手がかりで</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>テスト用の目印で</source>
<translation>テスト用の目印で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>名前で</source>
<translation>名前で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>ラベルで</source>
<translation>ラベルで</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>そばの言葉で</source>
<translation>そばの言葉で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>入力欄の薄い文字で</source>
<translation>入力欄の薄い文字で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>説明の文字で</source>
<translation>説明の文字で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>同じ行・枠の中の名前で</source>
<translation>同じ行・枠の中の名前で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>行と列の見出しで</source>
<translation>行と列の見出しで</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>隣の見出しで</source>
<translation>隣の見出しで</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>文字で</source>
<translation>文字で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>項目の内部名で</source>
<translation>項目の内部名で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>項目の番号（id）で</source>
<translation>項目の番号（id）で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>画面から、名前で</source>
<translation>画面から, 名前で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>ページの形で</source>
<translation>ページの形で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>並び順で</source>
<translation>並び順で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>スクリプトに書かれた探し方で</source>
<translation>スクリプトに書かれた探し方で</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>同じ枠</source>
<translation>同じ枠</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>「{where}」の中の{way}</source>
<translation>「{where}」の中の{way}</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>「{scope_key}」の行の、列「{way}」</source>
<translation>「{scope_key}」の行の, 列「{way}」</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>「{scope_key}」の隣の{way}</source>
<translation>「{scope_key}」の隣の{way}</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>{way}という名前</source>
<translation>{way}という名前</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>種類だけ（名前は問わない）</source>
<translation>種類だけ（名前は問わない）</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>並び順（{count} 個のうち {place} 番目）</source>
<translation>並び順（{count} 個のうち {place} 番目）</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>並び順</source>
<translation>並び順</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>{family}「{way}」</source>
<translation>{family}「{way}」</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<location filename="../../studio/domain/target.py" />
<location filename="../../studio/engine/replay/lists/choosing.py" />
<location filename="../../studio/ui/history/failure_alert.py" />
<location filename="../../studio/ui/history/failures_model.py" />
<source>「{name}」</source>
<translation>「{name}」</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>もの</source>
<translation>もの</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>テスト用の目印</source>
<translation>テスト用の目印</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<location filename="../../studio/ui/library/library.py" />
<source>ラベル</source>
<translation>ラベル</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>入力欄の薄い文字</source>
<translation>入力欄の薄い文字</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>説明の文字</source>
<translation>説明の文字</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/domain/variable_words.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>文字</source>
<translation>文字</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>項目の内部名</source>
<translation>項目の内部名</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>項目の番号（id）</source>
<translation>項目の番号（id）</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>そばの言葉</source>
<translation>そばの言葉</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>ページの形</source>
<translation>ページの形</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<location filename="../../studio/ui/page/aria_tree.py" />
<location filename="../../studio/ui/page/aria_view.py" />
<location filename="../../studio/ui/page/dock.py" />
<source>画面の構造</source>
<translation>画面の構造</translation>
</message>
<message>
<location filename="../../studio/domain/locator_wording.py" />
<source>スクリプトに書かれた探し方</source>
<translation>スクリプトに書かれた探し方</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>1 回の判断に {seconds:.1f} 秒</source>
<translation>1 回の判断に {seconds:.1f} 秒</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>1 秒に {words_per_s:.0f} 語</source>
<translation>1 秒に {words_per_s:.0f} 語</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>決められた形での返事 {kept}／{asked} 問</source>
<translation>決められた形での返事 {kept}／{asked} 問</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>内容の正しさ {right}／{asked} 問</source>
<translation>内容の正しさ {right}／{asked} 問</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>形は守れますが、かんたんな画面の読み取りを間違えました。もっと大きいモデルをおすすめします</source>
<translation>形は守れますが, かんたんな画面の読み取りを間違えました。もっと大きいモデルをおすすめします</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>決められた形で答えるまでに、言い直しが多くかかりました</source>
<translation>決められた形で答えるまでに, 言い直しが多くかかりました</translation>
</message>
<message>
<location filename="../../studio/domain/model_check.py" />
<source>判断に時間がかかります。もっと小さいモデルのほうが速く進みます</source>
<translation>判断に時間がかかります。もっと小さいモデルのほうが速く進みます</translation>
</message>
<message>
<location filename="../../studio/domain/moments.py" />
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>今日 {clock}</source>
<translation>今日 {clock}</translation>
</message>
<message>
<location filename="../../studio/domain/moments.py" />
<source>昨日 {clock}</source>
<translation>昨日 {clock}</translation>
</message>
<message>
<location filename="../../studio/domain/outcome.py" />
<source>{name}が、「{cover}」に隠れていて操作できません。</source>
<translation>{name}が, 「{cover}」に隠れていて操作できません。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>ブラウザーで続きを行ってから「続ける」を押してください。</source>
<translation>ブラウザーで続きを行ってから「続ける」を押してください。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>ブラウザーでログインを済ませてから「続ける」を押してください。パスワードは、ここではなくブラウザーに入力します。</source>
<translation>ブラウザーでログインを済ませてから「続ける」を押してください。パスワードは, ここではなくブラウザーに入力します。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>ログインが必要です（{host}）。ブラウザーでログインしてから「続ける」を押してください。</source>
<translation>ログインが必要です（{host}）。ブラウザーでログインしてから「続ける」を押してください。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>届いた確認コードをブラウザーに入力してから「続ける」を押してください。ここには入力しないでください。</source>
<translation>届いた確認コードをブラウザーに入力してから「続ける」を押してください。ここには入力しないでください。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>確認コードの入力を求められています（{host}）。ブラウザーで入力してから「続ける」を押してください。</source>
<translation>確認コードの入力を求められています（{host}）。ブラウザーで入力してから「続ける」を押してください。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>ブラウザーで「私はロボットではありません」などの確認を済ませてから「続ける」を押してください。</source>
<translation>ブラウザーで「私はロボットではありません」などの確認を済ませてから「続ける」を押してください。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>「ロボットではない」ことの確認が出ています（{host}）。ブラウザーで済ませてから「続ける」を押してください。</source>
<translation>「ロボットではない」ことの確認が出ています（{host}）。ブラウザーで済ませてから「続ける」を押してください。</translation>
</message>
<message>
<location filename="../../studio/domain/persons_turn.py" />
<source>ブラウザーで次の操作をご自身で行ってから「続ける」を押してください。手がかりを下に書くと、それを使って続けます。</source>
<translation>ブラウザーで次の操作をご自身で行ってから「続ける」を押してください。手がかりを下に書くと, それを使って続けます。</translation>
</message>
<message>
<location filename="../../studio/domain/places.py" />
<source>Google ドライブ</source>
<translation>Google ドライブ</translation>
</message>
<message>
<location filename="../../studio/domain/places.py" />
<source>クラウドストレージ</source>
<translation>クラウドストレージ</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>OpenAI のモデル名</source>
<translation>OpenAI のモデル名</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>API の料金は ChatGPT の契約とは別です。残高がないと使えません。</source>
<translation>API の料金は ChatGPT の契約とは別です。残高がないと使えません。</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>https://（リソース名）.openai.azure.com</source>
<translation>https://（リソース名）.openai.azure.com</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>モデル名ではなく、Azure で付けたデプロイ名</source>
<translation>モデル名ではなく, Azure で付けたデプロイ名</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>API バージョンが空のときは {default_api_version} を使います。</source>
<translation>API バージョンが空のときは {default_api_version} を使います。</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>Ollama（このパソコン）</source>
<translation>Ollama（このパソコン）</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>ollama list に出る名前</source>
<translation>ollama list に出る名前</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>Ollama は、初期設定では長いページの始めを黙って捨てます。環境変数 OLLAMA_CONTEXT_LENGTH を 16384 以上にして、Ollama を起動し直してください。</source>
<translation>Ollama は, 初期設定では長いページの始めを黙って捨てます。環境変数 OLLAMA_CONTEXT_LENGTH を 16384 以上にして, Ollama を起動し直してください。</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>LM Studio（このパソコン）</source>
<translation>LM Studio（このパソコン）</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>LM Studio で読み込んだモデルの名前</source>
<translation>LM Studio で読み込んだモデルの名前</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>LM Studio の「Developer」でサーバーを開始し、モデルを読み込むときにコンテキスト長を 16384 以上にしてください。</source>
<translation>LM Studio の「Developer」でサーバーを開始し, モデルを読み込むときにコンテキスト長を 16384 以上にしてください。</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>そのほかの互換サーバー</source>
<translation>そのほかの互換サーバー</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>サービスのモデル名</source>
<translation>サービスのモデル名</translation>
</message>
<message>
<location filename="../../studio/domain/provider.py" />
<source>OpenAI と同じ形で答えるサーバーなら使えます。接続先は多くの場合 /v1 で終わります。</source>
<translation>OpenAI と同じ形で答えるサーバーなら使えます。接続先は多くの場合 /v1 で終わります。</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>{column}が空欄</source>
<translation>{column}が空欄</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source> かつ </source>
<translation> かつ </translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>・{column}の小さい順</source>
<translation>・{column}の小さい順</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>・{column}の大きい順</source>
<translation>・{column}の大きい順</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>{where}{order} の {take} 件目</source>
<translation>{where}{order} の {take} 件目</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>すべての行</source>
<translation>すべての行</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>{where}{order} の行すべて</source>
<translation>{where}{order} の行すべて</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>すべての行{order}</source>
<translation>すべての行{order}</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>上位</source>
<translation>上位</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>最初の</source>
<translation>最初の</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>{where}{order} の{place} {take} 件</source>
<translation>{where}{order} の{place} {take} 件</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>最後の行</source>
<translation>最後の行</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>最後から {take} 件目</source>
<translation>最後から {take} 件目</translation>
</message>
<message>
<location filename="../../studio/domain/rule.py" />
<source>{where}{order} の{last}</source>
<translation>{where}{order} の{last}</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>成功</source>
<translation>成功</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>完了しました</source>
<translation>完了しました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/ui/data/data_stages.py" />
<source>終わりました</source>
<translation>終わりました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/create/result.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>できました</source>
<translation>できました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>途中で止まりました</source>
<translation>途中で止まりました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>失敗しました</source>
<translation>失敗しました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>できませんでした</source>
<translation>できませんでした</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>できたことを確認できていません</source>
<translation>できたことを確認できていません</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>結果を確かめられませんでした</source>
<translation>結果を確かめられませんでした</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>できたことを確認できません</source>
<translation>できたことを確認できません</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>できたか、確かめられませんでした</source>
<translation>できたか, 確かめられませんでした</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/ui/data/data_bar.py" />
<source>停止</source>
<translation>停止</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>停止しました</source>
<translation>停止しました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<location filename="../../studio/ui/create/result.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>止めました</source>
<translation>止めました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>要操作</source>
<translation>要操作</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>人の操作が必要なため止まりました</source>
<translation>人の操作が必要なため止まりました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>人の確認が必要なため、ここで止めました</source>
<translation>人の確認が必要なため, ここで止めました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>あなたの番です（途中で止まっています）</source>
<translation>あなたの番です（途中で止まっています）</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>上限</source>
<translation>上限</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>上限に達したため止まりました</source>
<translation>上限に達したため止まりました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>上限に達したため、ここで止めました</source>
<translation>上限に達したため, ここで止めました</translation>
</message>
<message>
<location filename="../../studio/domain/run_status.py" />
<source>上限に達して止まりました</source>
<translation>上限に達して止まりました</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>月,火,水,木,金,土,日</source>
<translation>月,火,水,木,金,土,日</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎日</source>
<translation>毎日</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎営業日</source>
<translation>毎営業日</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>毎週 {set}</source>
<translation>毎週 {set}</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>（ない月は末日）</source>
<translation>（ない月は末日）</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>毎月 {day} 日{rest}</source>
<translation>毎月 {day} 日{rest}</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>毎月 第 {nth} 営業日</source>
<translation>毎月 第 {nth} 営業日</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>毎月 月末営業日</source>
<translation>毎月 月末営業日</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>その日はじめてログインしたとき</source>
<translation>その日はじめてログインしたとき</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>始められませんでした</source>
<translation>始められませんでした</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>始めました（まだ結果がありません）</source>
<translation>始めました（まだ結果がありません）</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>時刻に動いていなかったため、実行していません</source>
<translation>時刻に動いていなかったため, 実行していません</translation>
</message>
<message>
<location filename="../../studio/domain/schedule.py" />
<source>行わないことにしました</source>
<translation>行わないことにしました</translation>
</message>
<message>
<location filename="../../studio/domain/sending.py" />
<source>項目なし</source>
<translation>項目なし</translation>
</message>
<message>
<location filename="../../studio/domain/sending.py" />
<source>{method} {path}（{names}）</source>
<translation>{method} {path}（{names}）</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>文</source>
<translation>文</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/cards/question_card.py" />
<source>実行する</source>
<translation>実行する</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>承認</source>
<translation>承認</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>承認なしの許可</source>
<translation>承認なしの許可</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>うまくいかないとき</source>
<translation>うまくいかないとき</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>やり直す回数</source>
<translation>やり直す回数</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<location filename="../../studio/ui/library/versions_model.py" />
<source>メモ</source>
<translation>メモ</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確かめること</source>
<translation>確かめること</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>行う条件</source>
<translation>行う条件</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/guard/action_guard.py" />
<source>内容</source>
<translation>内容</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>{aspect}の見つけ方</source>
<translation>{aspect}の見つけ方</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/variables/values.py" />
<source>オン</source>
<translation>オン</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/variables/values.py" />
<source>オフ</source>
<translation>オフ</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>{kind}「{hidden}」</source>
<translation>{kind}「{hidden}」</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>はい</source>
<translation>はい</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>いいえ</source>
<translation>いいえ</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>必要</source>
<translation>必要</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>不要</source>
<translation>不要</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>あり</source>
<translation>あり</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/dialogs/note_form.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<source>対象</source>
<translation>対象</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>ドラッグ先</source>
<translation>ドラッグ先</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/engine/guard/action_guard.py" />
<location filename="../../studio/engine/guard/places.py" />
<location filename="../../studio/engine/replay/replay_guard.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>アドレス</source>
<translation>アドレス</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>入力する値</source>
<translation>入力する値</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>書き換え</source>
<translation>書き換え</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>置く位置</source>
<translation>置く位置</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/checking/targets.py" />
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>選択肢</source>
<translation>選択肢</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>状態</source>
<translation>状態</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>キー</source>
<translation>キー</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/domain/variable_words.py" />
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>ファイル</source>
<translation>ファイル</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>向き</source>
<translation>向き</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>位置</source>
<translation>位置</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>見えるまで待つ文字</source>
<translation>見えるまで待つ文字</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/checking/targets.py" />
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>タブ</source>
<translation>タブ</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>消えるまで待つ文字</source>
<translation>消えるまで待つ文字</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>待つ秒数</source>
<translation>待つ秒数</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>答え方</source>
<translation>答え方</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/rows/agreeing.py" />
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>条件</source>
<translation>条件</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>押すもの</source>
<translation>押すもの</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>列</source>
<translation>列</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>読むページ数</source>
<translation>読むページ数</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>0 件でもよい</source>
<translation>0 件でもよい</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>引用</source>
<translation>引用</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>答えの値</source>
<translation>答えの値</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>質問</source>
<translation>質問</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>完了のしるし</source>
<translation>完了のしるし</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>下へ</source>
<translation>下へ</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>上へ</source>
<translation>上へ</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>先頭まで</source>
<translation>先頭まで</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>最後まで</source>
<translation>最後まで</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>止める</source>
<translation>止める</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>やり直す</source>
<translation>やり直す</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/replay/failing.py" />
<location filename="../../studio/ui/data/data_cards.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>飛ばす</source>
<translation>飛ばす</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/ui/desk/flow_model.py" />
<source>たずねる</source>
<translation>たずねる</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>離れる画面</source>
<translation>離れる画面</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>出る文字</source>
<translation>出る文字</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>消える文字</source>
<translation>消える文字</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>入った値</source>
<translation>入った値</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>チェック</source>
<translation>チェック</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/runs/approval.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<location filename="../../studio/ui/window/page_notices.py" />
<source>確認画面</source>
<translation>確認画面</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/replay/lists/rules.py" />
<location filename="../../studio/ui/data/data_model.py" />
<location filename="../../studio/ui/editor/rule_model.py" />
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>行</source>
<translation>行</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>スクロール</source>
<translation>スクロール</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>入力位置</source>
<translation>入力位置</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<source>見つかった文字</source>
<translation>見つかった文字</translation>
</message>
<message>
<location filename="../../studio/domain/step_diff.py" />
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/create/answer_card.py" />
<location filename="../../studio/ui/widgets/answer_field.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>答え</source>
<translation>答え</translation>
</message>
<message>
<location filename="../../studio/domain/target.py" />
<source>この要素</source>
<translation>この要素</translation>
</message>
<message>
<location filename="../../studio/domain/target.py" />
<source>「{row_key}」の行の{named}</source>
<translation>「{row_key}」の行の{named}</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>「{anchor}」</source>
<translation>「{anchor}」</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>{new}を末尾に書き足す</source>
<translation>{new}を末尾に書き足す</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>{new}を先頭に書き足す</source>
<translation>{new}を先頭に書き足す</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>{old}の後に{new}を書き足す</source>
<translation>{old}の後に{new}を書き足す</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>{old}の前に{new}を書き足す</source>
<translation>{old}の前に{new}を書き足す</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>{old}を{new}に書き換える</source>
<translation>{old}を{new}に書き換える</translation>
</message>
<message>
<location filename="../../studio/domain/text_edit.py" />
<source>{old}を消す</source>
<translation>{old}を消す</translation>
</message>
<message>
<location filename="../../studio/domain/variable_words.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>数</source>
<translation>数</translation>
</message>
<message>
<location filename="../../studio/domain/variable_words.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>日付</source>
<translation>日付</translation>
</message>
<message>
<location filename="../../studio/domain/variable_words.py" />
<source>選択</source>
<translation>選択</translation>
</message>
<message>
<location filename="../../studio/domain/writing.py" />
<source>「{words}」は、この手順で使う書き方（{writing}）にできません。</source>
<translation>「{words}」は, この手順で使う書き方（{writing}）にできません。</translation>
</message>
<message>
<location filename="../../studio/domain/writing.py" />
<source>記録したときと同じ種類の値（数なら 3000 や 2,980円）を入力してください。</source>
<translation>記録したときと同じ種類の値（数なら 3000 や 2,980円）を入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<source>内容は送られました。画面には何も出ていません。</source>
<translation>内容は送られました。画面には何も出ていません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<source>{one}（{number} / {total} 件目）。取り消せない可能性があります。</source>
<translation>{one}（{number} / {total} 件目）。取り消せない可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>{count} か所</source>
<translation>{count} か所</translation>
</message>
<message>
<location filename="../../studio/engine/agent/acting.py" />
<location filename="../../studio/engine/guard/action_guard.py" />
<location filename="../../studio/engine/replay/lists/pressing.py" />
<source>確認で「やめる」が選ばれました。</source>
<translation>確認で「やめる」が選ばれました。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>（ブラウザーで済ませました）</source>
<translation>（ブラウザーで済ませました）</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>3 手順続けてうまくいきました</source>
<translation>3 手順続けてうまくいきました</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>{trigger}。AI を {entries} 回切り替えても進みません。ブラウザーでこの項目の続きを行ってから「続ける」を押してください。</source>
<translation>{trigger}。AI を {entries} 回切り替えても進みません。ブラウザーでこの項目の続きを行ってから「続ける」を押してください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>｜</source>
<translation>｜</translation>
</message>
<message>
<location filename="../../studio/engine/agent/agent_state.py" />
<source>{message}。1 行目：{first}</source>
<translation>{message}。1 行目：{first}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>できたことがまだ画面から分かりません。同じ操作はくり返さず、結果が分かる画面を開いて確かめてください。ほかに見る所がなければ done と答えてください。</source>
<translation>できたことがまだ画面から分かりません。同じ操作はくり返さず, 結果が分かる画面を開いて確かめてください。ほかに見る所がなければ done と答えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>結果が分かる画面を見つけられませんでした。</source>
<translation>結果が分かる画面を見つけられませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>まだ終わっていません。{reason}</source>
<translation>まだ終わっていません。{reason}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/concluding.py" />
<source>終わったことを、画面から確かめられませんでした。{reason}</source>
<translation>終わったことを, 画面から確かめられませんでした。{reason}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<location filename="../../studio/engine/guard/action_guard.py" />
<source>開始ページを開く</source>
<translation>開始ページを開く</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>「{site}」のアドレスがわかりません。</source>
<translation>「{site}」のアドレスがわかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>どのサイトで行うかがわかりません。</source>
<translation>どのサイトで行うかがわかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/first_page.py" />
<source>やりたいことに、サイトのアドレス（https:// から始まる文字）を入れてください。</source>
<translation>やりたいことに, サイトのアドレス（https:// から始まる文字）を入れてください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{lost}」を入れられないまま先へ進んでいます。</source>
<translation>「{lost}」を入れられないまま先へ進んでいます。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>確認の画面が開いていて、</source>
<translation>確認の画面が開いていて, </translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>{where}入力した内容は、まだ送られていません。</source>
<translation>{where}入力した内容は, まだ送られていません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>画面に「{trouble}」と出ています。</source>
<translation>画面に「{trouble}」と出ています。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>この項目では、画面にまだ新しいことが起きていません。</source>
<translation>この項目では, 画面にまだ新しいことが起きていません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>できたことを示す新しい表示が見つかりません。</source>
<translation>できたことを示す新しい表示が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>まだパスワードの入力欄が表示されています。</source>
<translation>まだパスワードの入力欄が表示されています。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>ログインできたことを示す表示が見つかりません。</source>
<translation>ログインできたことを示す表示が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>一覧の続きのページをまだ読んでいません。</source>
<translation>一覧の続きのページをまだ読んでいません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>取り出したものがありません。</source>
<translation>取り出したものがありません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>ファイルをまだ受け取っていません。</source>
<translation>ファイルをまだ受け取っていません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>何が見えればよいかを、項目の言葉から決められません。</source>
<translation>何が見えればよいかを, 項目の言葉から決められません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{missing}」は画面に見つかりません。</source>
<translation>「{missing}」は画面に見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>どの場合にあたるかを、画面で確かめてください。</source>
<translation>どの場合にあたるかを, 画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{missing}」がまだ入っていません。</source>
<translation>「{missing}」がまだ入っていません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>入れた値か選んだものを、項目の言葉と比べられません。</source>
<translation>入れた値か選んだものを, 項目の言葉と比べられません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>「{literals}」をまだ使っていません。</source>
<translation>「{literals}」をまだ使っていません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>条件をくらべて選んだことを確かめられません。</source>
<translation>条件をくらべて選んだことを確かめられません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>探した結果が表示されたことを確かめられません。</source>
<translation>探した結果が表示されたことを確かめられません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>この項目では、まだ何も押していません。</source>
<translation>この項目では, まだ何も押していません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/completion.py" />
<source>開いた画面が、項目の言うものかを確かめられません。</source>
<translation>開いた画面が, 項目の言うものかを確かめられません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/deeds.py" />
<source>ファイル {detail} を受け取りました。</source>
<translation>ファイル {detail} を受け取りました。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<location filename="../../studio/engine/replay/proof.py" />
<source>確認画面「{refused}」で OK と答えなかったため、止めました。</source>
<translation>確認画面「{refused}」で OK と答えなかったため, 止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>サイトがエラーを返しました（{http_status}）。</source>
<translation>サイトがエラーを返しました（{http_status}）。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<source>画面に「{complaint}」と表示されました。</source>
<translation>画面に「{complaint}」と表示されました。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/judging/verify.py" />
<location filename="../../studio/engine/replay/proof.py" />
<source>操作しましたが、画面に変化がありませんでした。</source>
<translation>操作しましたが, 画面に変化がありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>選ばれた対象が、いまの画面にありません。</source>
<translation>選ばれた対象が, いまの画面にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>この操作は一度行っています。くり返さず、結果が分かる画面を開くか、done と答えてください。</source>
<translation>この操作は一度行っています。くり返さず, 結果が分かる画面を開くか, done と答えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>送られている可能性があります。もう一度行う前に、サイトの画面や受信メールで確かめてください。</source>
<translation>送られている可能性があります。もう一度行う前に, サイトの画面や受信メールで確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>項目が終わりました</source>
<translation>項目が終わりました</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>AI が次の操作を決められませんでした。</source>
<translation>AI が次の操作を決められませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>あなたが続けました。</source>
<translation>あなたが続けました。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>「{secrets}」を完了できませんでした。{last_words}</source>
<translation>「{secrets}」を完了できませんでした。{last_words}</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>最後まで進みましたが、結果を確認できませんでした。</source>
<translation>最後まで進みましたが, 結果を確認できませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>ブラウザーの画面を見て、できているか確かめてください。</source>
<translation>ブラウザーの画面を見て, できているか確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>すべての項目が終わりました。</source>
<translation>すべての項目が終わりました。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>確認した操作はしていません。続けるときは、もう一度実行して「実行する」を選んでください。</source>
<translation>確認した操作はしていません。続けるときは, もう一度実行して「実行する」を選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/loop.py" />
<source>言葉を変えるか、項目を分けて、もう一度実行してください。</source>
<translation>言葉を変えるか, 項目を分けて, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/agent/steps/fitting_rows.py" />
<source>「{title}」は条件に合いません（{column} {reading}、条件は {condition}）。</source>
<translation>「{title}」は条件に合いません（{column} {reading}, 条件は {condition}）。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>実行する操作が 1 つもありません。</source>
<translation>実行する操作が 1 つもありません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>操作を足すか、オフにした操作をオンに戻してください。</source>
<translation>操作を足すか, オフにした操作をオンに戻してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>最初にページを開く操作がないため、そのとき開いている画面から始まります。</source>
<translation>最初にページを開く操作がないため, そのとき開いている画面から始まります。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>決まった画面から始めるときは、「ページを開く」を先頭に足してください。</source>
<translation>決まった画面から始めるときは, 「ページを開く」を先頭に足してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>確認画面に、人の確認なしで OK と答えます。</source>
<translation>確認画面に, 人の確認なしで OK と答えます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り消せない内容なら、「実行前に確認する」をオンにしてください。</source>
<translation>取り消せない内容なら, 「実行前に確認する」をオンにしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り消せない操作のようですが、人の確認なしで実行されます。</source>
<translation>取り消せない操作のようですが, 人の確認なしで実行されます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>「実行前に確認する」をオンにしてください。</source>
<translation>「実行前に確認する」をオンにしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>何があっても {seconds:g} 秒待ちます。</source>
<translation>何があっても {seconds:g} 秒待ちます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>出てくる文字か、消える文字を決めると、早く確実になります。</source>
<translation>出てくる文字か, 消える文字を決めると, 早く確実になります。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>終わりのない一覧では、最後までスクロールできません。</source>
<translation>終わりのない一覧では, 最後までスクロールできません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>見えるまで待つ文字を決めてください。</source>
<translation>見えるまで待つ文字を決めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>一覧を {pages} ページまで読み続けます。</source>
<translation>一覧を {pages} ページまで読み続けます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>件数か、読むページ数を決めてください。</source>
<translation>件数か, 読むページ数を決めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>条件がないため、一覧のすべての行で{column}を押します。</source>
<translation>条件がないため, 一覧のすべての行で{column}を押します。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>行を選ぶ条件を足すか、件数を決めてください。</source>
<translation>行を選ぶ条件を足すか, 件数を決めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り消せない操作のあとに、うまくいったかを確かめていません。</source>
<translation>取り消せない操作のあとに, うまくいったかを確かめていません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>「確かめること」に、操作のあとに出る文字を足してください。</source>
<translation>「確かめること」に, 操作のあとに出る文字を足してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{url}は、ウェブサイトのアドレスではないため開けません。</source>
<translation>{url}は, ウェブサイトのアドレスではないため開けません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>https:// から始まるアドレスに直してください。</source>
<translation>https:// から始まるアドレスに直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>この手順に登録されていないサイト{origin}を開きます。</source>
<translation>この手順に登録されていないサイト{origin}を開きます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>実行のたびに確認が出ます。使うサイトなら、「移動してよい場所」に足してください。</source>
<translation>実行のたびに確認が出ます。使うサイトなら, 「移動してよい場所」に足してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>選ぶ行が「1 件目」より前になっています。</source>
<translation>選ぶ行が「1 件目」より前になっています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>条件を直してください。</source>
<translation>条件を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>どの列を見るかが決まっていない条件があります。</source>
<translation>どの列を見るかが決まっていない条件があります。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{column}の条件に、比べる値がありません。</source>
<translation>{column}の条件に, 比べる値がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{column}の条件の{value}は、大小を比べられません。</source>
<translation>{column}の条件の{value}は, 大小を比べられません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>人がいない所では、ここで止まります。</source>
<translation>人がいない所では, ここで止まります。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>行ごとに、人がすることを待ちます。</source>
<translation>行ごとに, 人がすることを待ちます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>{remedy}表で使うときは、変えられる値にしてください。</source>
<translation>{remedy}表で使うときは, 変えられる値にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>人がすることを待つ操作です。</source>
<translation>人がすることを待つ操作です。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>取り込んだ手順で、まだ信頼されていません。操作のたびに確認が出ます。</source>
<translation>取り込んだ手順で, まだ信頼されていません。操作のたびに確認が出ます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>中身を確かめて、「信頼する」を選んでください。</source>
<translation>中身を確かめて, 「信頼する」を選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>開始ページのアドレスが空です。</source>
<translation>開始ページのアドレスが空です。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/acts.py" />
<source>変えられる値「url」に、開始ページのアドレスを入力してください。</source>
<translation>変えられる値「url」に, 開始ページのアドレスを入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/checks.py" />
<source>取り込んだ手順は、中身を確かめて信頼してから、今日の画面で確かめられます。</source>
<translation>取り込んだ手順は, 中身を確かめて信頼してから, 今日の画面で確かめられます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/checks.py" />
<source>点検を止めました。</source>
<translation>点検を止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>次に見つからなくなる前に、「画面から選び直す」で選んでください。</source>
<translation>次に見つからなくなる前に, 「画面から選び直す」で選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}は、いつもの「{found}」ではなく「{sight_found}」見つかりました。</source>
<translation>{target}は, いつもの「{found}」ではなく「{sight_found}」見つかりました。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>名前が{name}から{sight_name}に変わっています。</source>
<translation>名前が{name}から{sight_name}に変わっています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>同じものなら「画面から選び直す」で選び、違うものなら手順を直してください。</source>
<translation>同じものなら「画面から選び直す」で選び, 違うものなら手順を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}の様子が、記録したときと少し違います（一致 {similarity:.0%}）。</source>
<translation>{target}の様子が, 記録したときと少し違います（一致 {similarity:.0%}）。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}は見えませんでした。点検では何も送らないため、まだ出ていないだけかもしれません。</source>
<translation>{target}は見えませんでした。点検では何も送らないため, まだ出ていないだけかもしれません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>気になるときは、「1 つずつ」で実行して確かめてください。</source>
<translation>気になるときは, 「1 つずつ」で実行して確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}にあてはまるものが、画面に 2 つ以上あります。</source>
<translation>{target}にあてはまるものが, 画面に 2 つ以上あります。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>「画面から選び直す」で、どれかを選んでください。</source>
<translation>「画面から選び直す」で, どれかを選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}が、今日の画面に見つかりません。</source>
<translation>{target}が, 今日の画面に見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>画面を確かめて、「画面から選び直す」で選ぶか、手順を直してください。</source>
<translation>画面を確かめて, 「画面から選び直す」で選ぶか, 手順を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>{target}が、記録したものかどうか確かめられません。</source>
<translation>{target}が, 記録したものかどうか確かめられません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>画面を確かめて、「画面から選び直す」で選んでください。</source>
<translation>画面を確かめて, 「画面から選び直す」で選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>前回の点検（{then}{share}）と、見つかり方が変わりました（{now}{sight_share}）。</source>
<translation>前回の点検（{then}{share}）と, 見つかり方が変わりました（{now}{sight_share}）。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>ここ {count} 回の実行で、見つかり方が変わってきています（{ways}）。</source>
<translation>ここ {count} 回の実行で, 見つかり方が変わってきています（{ways}）。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/drift.py" />
<source>・一致 {similarity:.0%}</source>
<translation>・一致 {similarity:.0%}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>実行の記録はまだありません</source>
<translation>実行の記録はまだありません</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>、その前は {earlier:.0%}</source>
<translation>, その前は {earlier:.0%}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>直近 {runs} 回のうち {failures} 回失敗（{rate:.0%}{before}）</source>
<translation>直近 {runs} 回のうち {failures} 回失敗（{rate:.0%}{before}）</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>前回の実行は、ログインが必要になって止まりました。</source>
<translation>前回の実行は, ログインが必要になって止まりました。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>失敗が増えています：{rate}。</source>
<translation>失敗が増えています：{rate}。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/failures.py" />
<source>「今日の画面で確かめる」を実行するか、履歴で失敗した操作を確かめてください。</source>
<translation>「今日の画面で確かめる」を実行するか, 履歴で失敗した操作を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>日付の言い方（「先月末」など）を使うか、一覧から条件で選ぶ操作に変えてください。</source>
<translation>日付の言い方（「先月末」など）を使うか, 一覧から条件で選ぶ操作に変えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>金額は変わることがあります。一覧から条件で選ぶ操作に変えてください。</source>
<translation>金額は変わることがあります。一覧から条件で選ぶ操作に変えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>どれを操作するかが決まっていません。</source>
<translation>どれを操作するかが決まっていません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>「画面から選ぶ」で、選んでください。</source>
<translation>「画面から選ぶ」で, 選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>{target}は、ページの形（並び順など）だけで見つけています。</source>
<translation>{target}は, ページの形（並び順など）だけで見つけています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>ページが少し変わると見つからなくなります。「画面から選び直す」で選んでください。</source>
<translation>ページが少し変わると見つからなくなります。「画面から選び直す」で選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>{what}{words}に、次は変わるかもしれない数字{part}があります。</source>
<translation>{what}{words}に, 次は変わるかもしれない数字{part}があります。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>操作するものの名前</source>
<translation>操作するものの名前</translation>
</message>
<message>
<location filename="../../studio/engine/checking/targets.py" />
<source>行の中で押すもの</source>
<translation>行の中で押すもの</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>手順の名前、目的か AI への注意書きに、パスワードらしい文字が書かれています。</source>
<translation>手順の名前, 目的か AI への注意書きに, パスワードらしい文字が書かれています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>その文字を消して、「認証情報」に登録してください。</source>
<translation>その文字を消して, 「認証情報」に登録してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}がないため、入力できません。</source>
<translation>変えられる値{name}がないため, 入力できません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>その値を足すか、この操作の値を直してください。</source>
<translation>その値を足すか, この操作の値を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}が空です。</source>
<translation>変えられる値{name}が空です。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>値を入れるか、「毎回たずねる」にしてください。</source>
<translation>値を入れるか, 「毎回たずねる」にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>{what}が空です。</source>
<translation>{what}が空です。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>{what}を入力するか、この操作を消してください。</source>
<translation>{what}を入力するか, この操作を消してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>入力する値が空のため、欄を空にするだけです。</source>
<translation>入力する値が空のため, 欄を空にするだけです。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>入力したいものがあれば、値を書いてください。</source>
<translation>入力したいものがあれば, 値を書いてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>開くアドレス</source>
<translation>開くアドレス</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>選ぶもの</source>
<translation>選ぶもの</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>押すキー</source>
<translation>押すキー</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<location filename="../../studio/engine/replay/distrust.py" />
<source>渡すファイル</source>
<translation>渡すファイル</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>切り替えるタブ</source>
<translation>切り替えるタブ</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>たずねる文</source>
<translation>たずねる文</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>渡すファイル{path}が見つかりません。</source>
<translation>渡すファイル{path}が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>ファイルを元の場所に戻すか、この操作のファイルを選び直してください。</source>
<translation>ファイルを元の場所に戻すか, この操作のファイルを選び直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>パスワードの欄に入れる文字が、そのまま手順に書かれています。</source>
<translation>パスワードの欄に入れる文字が, そのまま手順に書かれています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>「認証情報」に登録して〔認証情報：名前〕に置き換えてください。</source>
<translation>「認証情報」に登録して〔認証情報：名前〕に置き換えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>文かメモに、パスワードらしい文字が書かれています。</source>
<translation>文かメモに, パスワードらしい文字が書かれています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}に、パスワードがそのまま書かれています。</source>
<translation>変えられる値{name}に, パスワードがそのまま書かれています。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>値を消して「毎回たずねる」にするか、「認証情報」に登録してください。</source>
<translation>値を消して「毎回たずねる」にするか, 「認証情報」に登録してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}は、どの操作でも使われていません。</source>
<translation>変えられる値{name}は, どの操作でも使われていません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>いらなければ消してください。</source>
<translation>いらなければ消してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/values.py" />
<source>変えられる値{name}が使えません：{message}</source>
<translation>変えられる値{name}が使えません：{message}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>点検では、登録されたサイトのページしか開きません。</source>
<translation>点検では, 登録されたサイトのページしか開きません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>使うサイトなら、「移動してよい場所」に足してから点検してください。</source>
<translation>使うサイトなら, 「移動してよい場所」に足してから点検してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>ログインの画面が出たため、その先を点検できません。</source>
<translation>ログインの画面が出たため, その先を点検できません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>ブラウザーでログインしてから、もう一度点検してください。</source>
<translation>ブラウザーでログインしてから, もう一度点検してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>人にしかできない確認（コードや「ロボットではない」こと）の画面が出ました。</source>
<translation>人にしかできない確認（コードや「ロボットではない」こと）の画面が出ました。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>ブラウザーで済ませてから、もう一度点検してください。</source>
<translation>ブラウザーで済ませてから, もう一度点検してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>今日のページには、条件に合う行がありません。</source>
<translation>今日のページには, 条件に合う行がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>値を変えて実行するか、条件を確かめてください。</source>
<translation>値を変えて実行するか, 条件を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>今日のページでは、この操作ができませんでした：{message}</source>
<translation>今日のページでは, この操作ができませんでした：{message}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>画面を確かめて、手順を直してください。</source>
<translation>画面を確かめて, 手順を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>操作のあと、記録したときの表示（「{detail}」）が確かめられませんでした。</source>
<translation>操作のあと, 記録したときの表示（「{detail}」）が確かめられませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>画面を確かめて、「確かめること」を直してください。</source>
<translation>画面を確かめて, 「確かめること」を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>「{words}」を点検では行わないため、その先の {count} 件の操作は見ていません。</source>
<translation>「{words}」を点検では行わないため, その先の {count} 件の操作は見ていません。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/visit.py" />
<source>その先は、実際に実行したときに確かめられます。</source>
<translation>その先は, 実際に実行したときに確かめられます。</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>問題 {errors} 件、注意 {warnings} 件</source>
<translation>問題 {errors} 件, 注意 {warnings} 件</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>問題はありません</source>
<translation>問題はありません</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>点検：{found}</source>
<translation>点検：{found}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>、{unseen_steps} 操作は見ていません</source>
<translation>, {unseen_steps} 操作は見ていません</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>今日の画面で点検：{found}（{seen_steps} 操作を確認{unseen}）</source>
<translation>今日の画面で点検：{found}（{seen_steps} 操作を確認{unseen}）</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>新しい</source>
<translation>新しい</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>なくなった</source>
<translation>なくなった</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>今回は見ていない</source>
<translation>今回は見ていない</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>{name}問題 {count} 件</source>
<translation>{name}問題 {count} 件</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>前回（{earlier_at}）から</source>
<translation>前回（{earlier_at}）から</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>{before}：{changes}</source>
<translation>{before}：{changes}</translation>
</message>
<message>
<location filename="../../studio/engine/checking/wording.py" />
<source>{before}変わりはありません</source>
<translation>{before}変わりはありません</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>「{action}」</source>
<translation>「{action}」</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>（操作なし）</source>
<translation>（操作なし）</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>2 つの実行の操作がちがうため、1 つの手順に合わせられません。手順では{one}、今回は{two}でした。</source>
<translation>2 つの実行の操作がちがうため, 1 つの手順に合わせられません。手順では{one}, 今回は{two}でした。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/aligning.py" />
<source>値だけを変えた同じ文でもう一度実行するか、手順の編集でこの操作を直してください。手順は変えていません。</source>
<translation>値だけを変えた同じ文でもう一度実行するか, 手順の編集でこの操作を直してください。手順は変えていません。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>別の値でもう一度やると、くり返しに強くなります</source>
<translation>別の値でもう一度やると, くり返しに強くなります</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>{name}（{goes_with}と一緒に）</source>
<translation>{name}（{goes_with}と一緒に）</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>{name}「{one}」</source>
<translation>{name}「{one}」</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>次に変えられる値</source>
<translation>次に変えられる値</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>いつも同じ値</source>
<translation>いつも同じ値</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>{title}：{listed}</source>
<translation>{title}：{listed}</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>別の値でも、手順は同じでした。手順はそのままです。</source>
<translation>別の値でも, 手順は同じでした。手順はそのままです。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/changing.py" />
<source>別の値の実行から：{change}</source>
<translation>別の値の実行から：{change}</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<source>保存できる手順がありません。</source>
<translation>保存できる手順がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<source>実行して、うまくいったことを確かめてから保存してください。</source>
<translation>実行して, うまくいったことを確かめてから保存してください。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>名前が空です。</source>
<translation>名前が空です。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/flow.py" />
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>手順の名前を入力してください。</source>
<translation>手順の名前を入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/generalising.py" />
<source>2 回とも同じ値だったため、新しく分かったことはありません。手順は変えていません。</source>
<translation>2 回とも同じ値だったため, 新しく分かったことはありません。手順は変えていません。</translation>
</message>
<message>
<location filename="../../studio/engine/distilling/generalising.py" />
<source>別の値（別の名前、日付、件数など）で、もう一度実行してください。</source>
<translation>別の値（別の名前, 日付, 件数など）で, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>枠が操作する所</source>
<translation>枠が操作する所</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>操作のあとの画面</source>
<translation>操作のあとの画面</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>この手順の画面の画像は、まだありません。</source>
<translation>この手順の画面の画像は, まだありません。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>画像のない手順があります。「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で一度実行してから、手順書をもう一度作ると入ります。</source>
<translation>画像のない手順があります。「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で一度実行してから, 手順書をもう一度作ると入ります。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>画像には、実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。パスワードと認証情報の値は、文にも画像にも入りません。</source>
<translation>画像には, 実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。パスワードと認証情報の値は, 文にも画像にも入りません。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>途中で止まった</source>
<translation>途中で止まった</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>画面に出た理由と「次にできること」を読みます。くわしい記録は「実行履歴」にあります。</source>
<translation>画面に出た理由と「次にできること」を読みます。くわしい記録は「実行履歴」にあります。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>「あなたの番です」と出た</source>
<translation>「あなたの番です」と出た</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>ログイン・確認コード・「私はロボットではありません」などを、ブラウザーで済ませて「続ける」を押します。</source>
<translation>ログイン・確認コード・「私はロボットではありません」などを, ブラウザーで済ませて「続ける」を押します。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>送ったかどうかわからない</source>
<translation>送ったかどうかわからない</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>もう一度実行する前に、サイトの画面（履歴やメール）で確かめます。確かめるまで、くり返しません。</source>
<translation>もう一度実行する前に, サイトの画面（履歴やメール）で確かめます。確かめるまで, くり返しません。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>ボタンや欄が見つからない</source>
<translation>ボタンや欄が見つからない</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>サイトの画面が変わったことがあります。見比べて、「編集」でその手順を開き、「画面から選び直す」を押します。</source>
<translation>サイトの画面が変わったことがあります。見比べて, 「編集」でその手順を開き, 「画面から選び直す」を押します。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>パソコンが落ちた・閉じた</source>
<translation>パソコンが落ちた・閉じた</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順スタジオを開くと「続きから」を選べます。済んだ操作はくり返しません。</source>
<translation>手順スタジオを開くと「続きから」を選べます。済んだ操作はくり返しません。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>直したら動かなくなった</source>
<translation>直したら動かなくなった</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>「手順」のカードのメニューの「版の一覧」で、前の版に戻せます。</source>
<translation>「手順」のカードのメニューの「版の一覧」で, 前の版に戻せます。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順書</source>
<translation>手順書</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>（書かれていません）</source>
<translation>（書かれていません）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>（決まっていません）</source>
<translation>（決まっていません）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/library/versions_model.py" />
<source>版</source>
<translation>版</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>第 {version} 版（{updated_at}）</source>
<translation>第 {version} 版（{updated_at}）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>手順の数</source>
<translation>手順の数</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>{count} 手順</source>
<translation>{count} 手順</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>これまでの実行</source>
<translation>これまでの実行</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>直近 {count} 回のうち {done} 回できました（最後は {last}）</source>
<translation>直近 {count} 回のうち {done} 回できました（最後は {last}）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>取り込んだ手順で、まだ確かめられていません</source>
<translation>取り込んだ手順で, まだ確かめられていません</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>下書き：できることを、まだ誰も確かめていません</source>
<translation>下書き：できることを, まだ誰も確かめていません</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変えられる値</source>
<translation>変えられる値</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>実行するときに変えられます。変えなければ「ふだんの値」を使います。</source>
<translation>実行するときに変えられます。変えなければ「ふだんの値」を使います。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>種類</source>
<translation>種類</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>ふだんの値</source>
<translation>ふだんの値</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>説明</source>
<translation>説明</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{value}（毎回たずねます）</source>
<translation>{value}（毎回たずねます）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>毎回たずねます</source>
<translation>毎回たずねます</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{value}（今日なら {today}）</source>
<translation>{value}（今日なら {today}）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>選べるもの：{choices}</source>
<translation>選べるもの：{choices}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/engine/scheduling/turns.py" />
<location filename="../../studio/llm/client.py" />
<location filename="../../studio/llm/probing.py" />
<location filename="../../studio/ui/desk/check_controller.py" />
<source>。</source>
<translation>。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>値はこの文書にありません。引き継ぐ人のパソコンで、同じ名前の「認証情報」に登録します。</source>
<translation>値はこの文書にありません。引き継ぐ人のパソコンで, 同じ名前の「認証情報」に登録します。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>使う手順</source>
<translation>使う手順</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順 {number} でサイトに渡します</source>
<translation>手順 {number} でサイトに渡します</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>変えられる値（ふだんは {value}）</source>
<translation>変えられる値（ふだんは {value}）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>決まっていません</source>
<translation>決まっていません</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>手順 {number}</source>
<translation>手順 {number}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>実行すると、サイトに残ります。内容を確かめてから進めてください。</source>
<translation>実行すると, サイトに残ります。内容を確かめてから進めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>人がいないときも、確認なしで行う許可があります</source>
<translation>人がいないときも, 確認なしで行う許可があります</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>実行のたびに、確認が出ます</source>
<translation>実行のたびに, 確認が出ます</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>行うとき</source>
<translation>行うとき</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>できた印</source>
<translation>できた印</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>（{retries} 回まで）</source>
<translation>（{retries} 回まで）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>操作する前の画面</source>
<translation>操作する前の画面</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>{what}（{at} の実行）</source>
<translation>{what}（{at} の実行）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>止まったとき</source>
<translation>止まったとき</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>こんなとき</source>
<translation>こんなとき</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>すること</source>
<translation>すること</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>これまでに止まったところ</source>
<translation>これまでに止まったところ</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>いつ</source>
<translation>いつ</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>どうなったか</source>
<translation>どうなったか</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/ui/data/data_model.py" />
<location filename="../../studio/ui/editor/rule_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>理由</source>
<translation>理由</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>版と変わったこと</source>
<translation>版と変わったこと</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>保存した日</source>
<translation>保存した日</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>変わったこと</source>
<translation>変わったこと</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>・{one}</source>
<translation>・{one}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<source>…ほか {more} 件</source>
<translation>…ほか {more} 件</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/flow_paper.py" />
<location filename="../../studio/ui/library/versions.py" />
<location filename="../../studio/ui/library/versions_model.py" />
<source>第 {number} 版</source>
<translation>第 {number} 版</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/foot.py" />
<source>手順スタジオで {at} に作りました</source>
<translation>手順スタジオで {at} に作りました</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/gathering.py" />
<source>この版か前の版が読めないため、比べられません</source>
<translation>この版か前の版が読めないため, 比べられません</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>この実行の画面の画像は残っていません。次からは「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で実行すると、操作の前と後の画像が入ります。古い実行の画像は、場所を空けるために先に消えることがあります。残したい実行には、「実行履歴」でピンを付けてください。</source>
<translation>この実行の画面の画像は残っていません。次からは「画面も残して実行」（コマンドでは tejun run 手順 --pictures）で実行すると, 操作の前と後の画像が入ります。古い実行の画像は, 場所を空けるために先に消えることがあります。残したい実行には, 「実行履歴」でピンを付けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>画像には、実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。パスワードの欄と認証情報の値は伏せてあります。</source>
<translation>画像には, 実行した日の画面の内容（名前や金額など）が写っています。人に渡す前に確かめてください。パスワードの欄と認証情報の値は伏せてあります。</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作の前（枠が操作する所）</source>
<translation>操作の前（枠が操作する所）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作の後</source>
<translation>操作の後</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/ui/create/report_panel.py" />
<source>実行の報告</source>
<translation>実行の報告</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>行ったこと</source>
<translation>行ったこと</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/engine/replay/telling.py" />
<location filename="../../studio/export/table_files.py" />
<location filename="../../studio/ui/data/data_model.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/history/history_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>結果</source>
<translation>結果</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>はじめた時刻</source>
<translation>はじめた時刻</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>かかった時間</source>
<translation>かかった時間</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>実行のしかた</source>
<translation>実行のしかた</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/engine/runs/story.py" />
<source>AI を使わないくり返し</source>
<translation>AI を使わないくり返し</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/engine/runs/story.py" />
<source>AI が操作を決める実行</source>
<translation>AI が操作を決める実行</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>手順の版</source>
<translation>手順の版</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>第 {flow_version} 版</source>
<translation>第 {flow_version} 版</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作の数</source>
<translation>操作の数</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>{count} 回</source>
<translation>{count} 回</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>AI の費用</source>
<translation>AI の費用</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>AI {model_calls} 回・{cost}</source>
<translation>AI {model_calls} 回・{cost}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>操作 {number}</source>
<translation>操作 {number}</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>確かめてほしいこと</source>
<translation>確かめてほしいこと</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>わかったこと</source>
<translation>わかったこと</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>確かめたこと</source>
<translation>確かめたこと</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>（{site}）</source>
<translation>（{site}）</translation>
</message>
<message>
<location filename="../../studio/engine/documenting/run_paper.py" />
<source>いつ・どこで</source>
<translation>いつ・どこで</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「{verb}」という操作はありません。</source>
<translation>「{verb}」という操作はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>使える操作：{verb_words}</source>
<translation>使える操作：{verb_words}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「{verb}」の操作に「{part_words}」はありません。</source>
<translation>「{verb}」の操作に「{part_words}」はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>変えられるもの：{parts_of}</source>
<translation>変えられるもの：{parts_of}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>見つけ方が 1 つしか残っていないため、消せません。</source>
<translation>見つけ方が 1 つしか残っていないため, 消せません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>画面で要素を選び直してください。</source>
<translation>画面で要素を選び直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「{part_words}」に使えない値です。</source>
<translation>「{part_words}」に使えない値です。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>値を確かめて、もう一度入力してください。</source>
<translation>値を確かめて, もう一度入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>文字が長すぎます（{text_limit:,} 文字まで）。</source>
<translation>文字が長すぎます（{text_limit:,} 文字まで）。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>短くするか、ファイルに分けてください。</source>
<translation>短くするか, ファイルに分けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>この要素は、次に開いたページでは見つけられません。</source>
<translation>この要素は, 次に開いたページでは見つけられません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>パスワード欄に入れる文字そのものは、手順に保存しません。</source>
<translation>パスワード欄に入れる文字そのものは, 手順に保存しません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>「認証情報」に登録して〔認証情報：名前〕と書くか、「毎回たずねる」変数を使ってください。</source>
<translation>「認証情報」に登録して〔認証情報：名前〕と書くか, 「毎回たずねる」変数を使ってください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<source>その見つけ方は、この操作にありません。</source>
<translation>その見つけ方は, この操作にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/acts.py" />
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>手順を開き直してから、もう一度選んでください。</source>
<translation>手順を開き直してから, もう一度選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>コピーする操作が選ばれていません。</source>
<translation>コピーする操作が選ばれていません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>選んでください。</source>
<translation>選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>一度にコピーできる操作は {pasted} 件までです。</source>
<translation>一度にコピーできる操作は {pasted} 件までです。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>何回かに分けてください。</source>
<translation>何回かに分けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>クリップボードの内容が大きすぎるため、貼り付けませんでした。</source>
<translation>クリップボードの内容が大きすぎるため, 貼り付けませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>操作を少しずつコピーしてください。</source>
<translation>操作を少しずつコピーしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>クリップボードの内容は、手順スタジオの操作ではありません。</source>
<translation>クリップボードの内容は, 手順スタジオの操作ではありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>手順の画面で操作を選び、コピーしてから貼り付けてください。</source>
<translation>手順の画面で操作を選び, コピーしてから貼り付けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>貼り付け</source>
<translation>貼り付け</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<location filename="../../studio/engine/rows/preparing.py" />
<source>この手順に「{unknown}」という変数はありません。</source>
<translation>この手順に「{unknown}」という変数はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/clipboard.py" />
<source>使える変数：{here}</source>
<translation>使える変数：{here}</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>AI に任せてよい量は、0（任せない）から {amount}までです。</source>
<translation>AI に任せてよい量は, 0（任せない）から {amount}までです。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>1 項目の目安は 10,000〜40,000 文字ぶんです。</source>
<translation>1 項目の目安は 10,000〜40,000 文字ぶんです。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>ウェブサイトのアドレスとして使えません。</source>
<translation>ウェブサイトのアドレスとして使えません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>https:// から始まるアドレスを、そのまま入力してください。</source>
<translation>https:// から始まるアドレスを, そのまま入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>操作のあとに確かめることが、空か、長すぎます。</source>
<translation>操作のあとに確かめることが, 空か, 長すぎます。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>画面に出る短い言葉か、アドレスの一部（/search など）を入力してください。</source>
<translation>画面に出る短い言葉か, アドレスの一部（/search など）を入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/expectations.py" />
<source>その「確かめること」は、この操作にありません。</source>
<translation>その「確かめること」は, この操作にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>よく似た別の名前のサイトかもしれません。</source>
<translation>よく似た別の名前のサイトかもしれません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>アドレスの書き方がまぎらわしく、見た目と違うサイトを開きます。</source>
<translation>アドレスの書き方がまぎらわしく, 見た目と違うサイトを開きます。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>取り込んだ手順「{name}」は、まだ確かめられていないため、この形式では書き出しません。</source>
<translation>取り込んだ手順「{name}」は, まだ確かめられていないため, この形式では書き出しません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>手順の中身を確かめて信頼してから、もう一度書き出してください。</source>
<translation>手順の中身を確かめて信頼してから, もう一度書き出してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>手順「{name}」は下書きです。できていることを、まだ誰も確かめていません。</source>
<translation>手順「{name}」は下書きです。できていることを, まだ誰も確かめていません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/flow_trust.py" />
<source>サイトの画面で確かめてから、tejun flows confirm {name} を実行してください。</source>
<translation>サイトの画面で確かめてから, tejun flows confirm {name} を実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/grants.py" />
<source>変えようとした操作は、もうこの手順にありません。</source>
<translation>変えようとした操作は, もうこの手順にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/grants.py" />
<location filename="../../studio/library/flows.py" />
<source>手順を開き直してから、もう一度変えてください。</source>
<translation>手順を開き直してから, もう一度変えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>保存しないで、新しい内容を開き直す</source>
<translation>保存しないで, 新しい内容を開き直す</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>自分の変更で上書きする（相手の版は履歴に残ります）</source>
<translation>自分の変更で上書きする（相手の版は履歴に残ります）</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>別の手順として保存する</source>
<translation>別の手順として保存する</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>この手順は、編集しているあいだに別の画面かコマンドで保存されました（第 {version} 版：{theirs}）。</source>
<translation>この手順は, 編集しているあいだに別の画面かコマンドで保存されました（第 {version} 版：{theirs}）。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>内容は同じ</source>
<translation>内容は同じ</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>自分の変更で上書きするか、別の手順として保存するか、開き直すかを選んでください。</source>
<translation>自分の変更で上書きするか, 別の手順として保存するか, 開き直すかを選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>この手順は、編集しているあいだに消されました。</source>
<translation>この手順は, 編集しているあいだに消されました。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/saving.py" />
<source>残したいときは、別の手順として保存してください。</source>
<translation>残したいときは, 別の手順として保存してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>1 つの手順に入れられる操作は {steps:,} 件までです。</source>
<translation>1 つの手順に入れられる操作は {steps:,} 件までです。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>作業ごとに手順を分けてください。</source>
<translation>作業ごとに手順を分けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>やり直す回数は 1 から 10 までです。</source>
<translation>やり直す回数は 1 から 10 までです。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>1 から 10 の数にしてください。</source>
<translation>1 から 10 の数にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>分けたあとの文が、元の文と同じか、空です。</source>
<translation>分けたあとの文が, 元の文と同じか, 空です。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>分けた後半に、別の文を付けてください。</source>
<translation>分けた後半に, 別の文を付けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>まとめる文が 1 つしかありません。</source>
<translation>まとめる文が 1 つしかありません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/steps.py" />
<source>2 つ以上の文を選んでください。</source>
<translation>2 つ以上の文を選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>1 つの手順の変数は {variables} 個までです。</source>
<translation>1 つの手順の変数は {variables} 個までです。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>使っていない変数を消してください。</source>
<translation>使っていない変数を消してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>開始ページの変数（url）は、名前を変えたり消したりできません。</source>
<translation>開始ページの変数（url）は, 名前を変えたり消したりできません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>アドレスだけを変えてください。</source>
<translation>アドレスだけを変えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>{at} 番目の操作</source>
<translation>{at} 番目の操作</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>変数「{one}」</source>
<translation>変数「{one}」</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>変数「{name}」は、{places}で使われているため、消せません。</source>
<translation>変数「{name}」は, {places}で使われているため, 消せません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>使っている所を先に書き換えてください。</source>
<translation>使っている所を先に書き換えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>開始ページの変数（url）は消せません。</source>
<translation>開始ページの変数（url）は消せません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>この操作の値は、そのままでは変数にできません。</source>
<translation>この操作の値は, そのままでは変数にできません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>文字を入力する、選ぶ、ページを開くのどれかの操作で、まだ変数になっていないものを選んでください。</source>
<translation>文字を入力する, 選ぶ, ページを開くのどれかの操作で, まだ変数になっていないものを選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>この名前は変数に使えません。</source>
<translation>この名前は変数に使えません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>{{ }} 〔 〕 = | を含まず、「{start_words}」でも「{secret_words}：」で始まるものでもない名前にしてください。例：検索語</source>
<translation>{{ }} 〔 〕 = | を含まず, 「{start_words}」でも「{secret_words}：」で始まるものでもない名前にしてください。例：検索語</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>「{cleaned}」という変数は、もうあります。</source>
<translation>「{cleaned}」という変数は, もうあります。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>別の名前にするか、その変数を使ってください。</source>
<translation>別の名前にするか, その変数を使ってください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>「{name}」はパスワードとして使われるため、値を手順に保存しません。</source>
<translation>「{name}」はパスワードとして使われるため, 値を手順に保存しません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/variables.py" />
<source>「認証情報」に登録するか、値を空にして「毎回たずねる」にしてください。</source>
<translation>「認証情報」に登録するか, 値を空にして「毎回たずねる」にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>この操作の対象は、まだ決まっていません。</source>
<translation>この操作の対象は, まだ決まっていません。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>先に「画面から選ぶ」で対象を選んでください。</source>
<translation>先に「画面から選ぶ」で対象を選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>いまの対象（{target}）とは別の要素のようです（{pointed}）。</source>
<translation>いまの対象（{target}）とは別の要素のようです（{pointed}）。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>対象そのものを変えるときは「画面から選び直す」を押してください。</source>
<translation>対象そのものを変えるときは「画面から選び直す」を押してください。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>新しい見つけ方はありませんでした。</source>
<translation>新しい見つけ方はありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/flow_editing/ways.py" />
<source>いまの見つけ方をそのまま使います。</source>
<translation>いまの見つけ方をそのまま使います。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>やりたいことに書かれていない、操作をするアドレスを開きます：</source>
<translation>やりたいことに書かれていない, 操作をするアドレスを開きます：</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>やりたいことに書かれていない操作のアドレスから始まるため、開きませんでした。</source>
<translation>やりたいことに書かれていない操作のアドレスから始まるため, 開きませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>サイトのページを開けませんでした。接続が切れたか、サイトが応答していません。</source>
<translation>サイトのページを開けませんでした。接続が切れたか, サイトが応答していません。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>別のサイトに移りました。ここで続けます。{place_question}</source>
<translation>別のサイトに移りました。ここで続けます。{place_question}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>ウェブサイトではないページに移ったため、ここで止めました。</source>
<translation>ウェブサイトではないページに移ったため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>別のサイトに移ったため、ここで止めました。</source>
<translation>別のサイトに移ったため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>このアドレスは開きません：{url}</source>
<translation>このアドレスは開きません：{url}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>「{missing}」がまだ入力されていないか、正しくありません。先に入力してください。</source>
<translation>「{missing}」がまだ入力されていないか, 正しくありません。先に入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>確認しているあいだに画面の内容が変わり続けたため、操作しませんでした。</source>
<translation>確認しているあいだに画面の内容が変わり続けたため, 操作しませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>一度行いましたが、結果を確かめられていません。もう一度行うと、二重になるかもしれません。</source>
<translation>一度行いましたが, 結果を確かめられていません。もう一度行うと, 二重になるかもしれません。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<location filename="../../studio/engine/runs/approval.py" />
<source>取り消せない可能性があります。</source>
<translation>取り消せない可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>{words}。{why}</source>
<translation>{words}。{why}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>新しいサイトを開かずに止めました。</source>
<translation>新しいサイトを開かずに止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>{host} に、パスワードを入力します。やりたいことに書かれていないサイトです。</source>
<translation>{host} に, パスワードを入力します。やりたいことに書かれていないサイトです。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>{origin} で読んだ内容を、{target} へ送ります。ほかのサイトに内容が渡ります。</source>
<translation>{origin} で読んだ内容を, {target} へ送ります。ほかのサイトに内容が渡ります。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/action_guard.py" />
<source>ファイル「{path}」は、やりたいことにも変数にも書かれていないため渡しません。</source>
<translation>ファイル「{path}」は, やりたいことにも変数にも書かれていないため渡しません。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<source>送り方</source>
<translation>送り方</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>サイト自身の項目</source>
<translation>サイト自身の項目</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>（画面に出ていない項目）</source>
<translation>（画面に出ていない項目）</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{name}＝{value}</source>
<translation>{name}＝{value}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>：{told}</source>
<translation>：{told}</translation>
</message>
<message>
<location filename="../../studio/engine/guard/facts/contract.py" />
<source>{label}（{name}）</source>
<translation>{label}（{name}）</translation>
</message>
<message>
<location filename="../../studio/engine/guard/lookalikes.py" />
<location filename="../../studio/engine/replay/distrust.py" />
<location filename="../../studio/ui/checks/standing_lines.py" />
<location filename="../../studio/ui/editor/findings_model.py" />
<location filename="../../studio/ui/library/library_model.py" />
<source>注意</source>
<translation>注意</translation>
</message>
<message>
<location filename="../../studio/engine/guard/lookalikes.py" />
<source>{host_of} に似た名前ですが、別のサイト（{host_of_2}）です。</source>
<translation>{host_of} に似た名前ですが, 別のサイト（{host_of_2}）です。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>送ったあとは、取り消せない可能性があります。</source>
<translation>送ったあとは, 取り消せない可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>「はい」なら、この実行のあいだ、表示を変えるための同じ送り先への送信は、続けて行います。</source>
<translation>「はい」なら, この実行のあいだ, 表示を変えるための同じ送り先への送信は, 続けて行います。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>サイトが、別のサイト（{host}）へ移そうとしています。</source>
<translation>サイトが, 別のサイト（{host}）へ移そうとしています。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>別のサイト（{host}）を開きます。</source>
<translation>別のサイト（{host}）を開きます。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}社内のネットワークか、この PC の中のアドレスです。</source>
<translation>{what}社内のネットワークか, この PC の中のアドレスです。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}やりたいことに書かれていないサイトです。</source>
<translation>{what}やりたいことに書かれていないサイトです。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{act}：</source>
<translation>{act}：</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>サイトが、自分から</source>
<translation>サイトが, 自分から</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}何かを行うかもしれないアドレスが開かれます。取り消せない可能性があります。</source>
<translation>{what}何かを行うかもしれないアドレスが開かれます。取り消せない可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{act}：サイトに内容が送られます。</source>
<translation>{act}：サイトに内容が送られます。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>サイトが、自分から内容を送ろうとしています。</source>
<translation>サイトが, 自分から内容を送ろうとしています。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>{what}同じ内容を一度送っています。もう一度送ると、二重になるかもしれません。</source>
<translation>{what}同じ内容を一度送っています。もう一度送ると, 二重になるかもしれません。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>「{name}＝{value}」</source>
<translation>「{name}＝{value}」</translation>
</message>
<message>
<location filename="../../studio/engine/guard/questions.py" />
<source>頼まれた文にも画面にもない値があるためです：{told}{more}。</source>
<translation>頼まれた文にも画面にもない値があるためです：{told}{more}。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>この実行で使うサイトではないため、止めました。</source>
<translation>この実行で使うサイトではないため, 止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>パスワードが画面にあるあいだは、ほかのサイトへ送らないため、止めました。</source>
<translation>パスワードが画面にあるあいだは, ほかのサイトへ送らないため, 止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>パスワードをほかのサイトへ送ろうとしたため、止めました。</source>
<translation>パスワードをほかのサイトへ送ろうとしたため, 止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>安全のため、{host} からの読み込みを止めました。ページの一部が出ないことがあります。</source>
<translation>安全のため, {host} からの読み込みを止めました。ページの一部が出ないことがあります。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/rim.py" />
<source>必要なときは、設定の「部品を読み込んでよいサイト」に加えてください。</source>
<translation>必要なときは, 設定の「部品を読み込んでよいサイト」に加えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/sinks.py" />
<source>入力や送信の内容が長すぎます（{value_chars:,} 文字まで）。</source>
<translation>入力や送信の内容が長すぎます（{value_chars:,} 文字まで）。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/sinks.py" />
<source>プログラム（javascript: など）は入力しません。</source>
<translation>プログラム（javascript: など）は入力しません。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/sinks.py" />
<source>アドレスにパスワードなどの秘密が入っているため、開きません。</source>
<translation>アドレスにパスワードなどの秘密が入っているため, 開きません。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/telling.py" />
<source>操作に要らない送信（計測など）のため、送りませんでした。</source>
<translation>操作に要らない送信（計測など）のため, 送りませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>ほかのサイトへ送ろうとしたため、止めました。</source>
<translation>ほかのサイトへ送ろうとしたため, 止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>{message}記録できないため、送りませんでした。</source>
<translation>{message}記録できないため, 送りませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>開いてよいと言われていないサイトのため、開きませんでした。</source>
<translation>開いてよいと言われていないサイトのため, 開きませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>確認で「やめる」が選ばれたため、送りませんでした。</source>
<translation>確認で「やめる」が選ばれたため, 送りませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/guard/traffic.py" />
<source>確認に答える人がいないため、送りませんでした。{why}</source>
<translation>確認に答える人がいないため, 送りませんでした。{why}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>AI に調べてもらえる回数の上限に達しました。</source>
<translation>AI に調べてもらえる回数の上限に達しました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>探し終わりました。</source>
<translation>探し終わりました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>AI が選んだ部品は使いませんでした。{reason}</source>
<translation>AI が選んだ部品は使いませんでした。{reason}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/asking.py" />
<source>画面の「{quote}」を手がかりに見つけました。</source>
<translation>画面の「{quote}」を手がかりに見つけました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>画面から一覧を選びました。</source>
<translation>画面から一覧を選びました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>前に直した読み方で読みました。</source>
<translation>前に直した読み方で読みました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>前に直した見つけ方で見つけました。</source>
<translation>前に直した見つけ方で見つけました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>{before}の代わりに{after}を使います。取り消せない可能性があります。</source>
<translation>{before}の代わりに{after}を使います。取り消せない可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<source>見つけた理由</source>
<translation>見つけた理由</translation>
</message>
<message>
<location filename="../../studio/engine/healing/healer.py" />
<location filename="../../studio/ui/cards/repair_card.py" />
<source>画面から見つけました。</source>
<translation>画面から見つけました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>その部品は画面にありません。</source>
<translation>その部品は画面にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>その部品は、いま見えないか操作できません。</source>
<translation>その部品は, いま見えないか操作できません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>根拠として引用された文が、その部品のまわりにありません。</source>
<translation>根拠として引用された文が, その部品のまわりにありません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>同じ名前の部品がほかにもあり、見分けられません。</source>
<translation>同じ名前の部品がほかにもあり, 見分けられません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{key}」の行にある部品ではありません。</source>
<translation>「{key}」の行にある部品ではありません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>記録した部品の特徴が残っていないため、確かめられません。</source>
<translation>記録した部品の特徴が残っていないため, 確かめられません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>パスワードの欄と、ほかの欄を取り違えるおそれがあります。</source>
<translation>パスワードの欄と, ほかの欄を取り違えるおそれがあります。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>次に見つけるための手がかりが足りません。</source>
<translation>次に見つけるための手がかりが足りません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>記録した部品と、まわりの様子が違いすぎます。</source>
<translation>記録した部品と, まわりの様子が違いすぎます。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>操作の種類が合わない部品です（入力欄とボタンなど）。</source>
<translation>操作の種類が合わない部品です（入力欄とボタンなど）。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{label}」は、記録したときから別の部品としてありました。</source>
<translation>「{label}」は, 記録したときから別の部品としてありました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{label}」は、反対の意味か、別の番号や日付です。</source>
<translation>「{label}」は, 反対の意味か, 別の番号や日付です。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{label}」は取り消せない操作のため、代わりに使いません。</source>
<translation>「{label}」は取り消せない操作のため, 代わりに使いません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>「{name}」の代わりに「{today}」を使います。</source>
<translation>「{name}」の代わりに「{today}」を使います。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/judging.py" />
<source>{words}取り消せない可能性があります。</source>
<translation>{words}取り消せない可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所は、くり返しのある一覧の行ではありませんでした。</source>
<translation>選んだ所は, くり返しのある一覧の行ではありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>一覧のどれか 1 つの行で、「{control}」にあたるものを押してください。</source>
<translation>一覧のどれか 1 つの行で, 「{control}」にあたるものを押してください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>読み取る一覧の、どれか 1 つの行を押してください。</source>
<translation>読み取る一覧の, どれか 1 つの行を押してください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所は、押せるものではありませんでした。</source>
<translation>選んだ所は, 押せるものではありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>同じ一覧のどれか 1 つの行で、「{column}」の値を押してください。</source>
<translation>同じ一覧のどれか 1 つの行で, 「{column}」の値を押してください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所は、同じ一覧の中ではありませんでした。</source>
<translation>選んだ所は, 同じ一覧の中ではありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ所に見出しがないため、「{column}」の列として読み取れません。</source>
<translation>選んだ所に見出しがないため, 「{column}」の列として読み取れません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/list_pointing.py" />
<source>選んだ一覧は、この条件では読み取れませんでした。{problem}</source>
<translation>選んだ一覧は, この条件では読み取れませんでした。{problem}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>もう済んでいる・飛ばす</source>
<translation>もう済んでいる・飛ばす</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>あなたの答えで、行わずに次へ進みました。</source>
<translation>あなたの答えで, 行わずに次へ進みました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>選んだ部品は使えませんでした。{reason}</source>
<translation>選んだ部品は使えませんでした。{reason}</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<source>画面から選びました。</source>
<translation>画面から選びました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/pointing.py" />
<location filename="../../studio/engine/rows/agreeing.py" />
<location filename="../../studio/engine/runs/approval.py" />
<location filename="../../studio/engine/runs/asking.py" />
<location filename="../../studio/engine/runs/run_control.py" />
<source>停止しました。</source>
<translation>停止しました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>画面が落ち着くのを待ちました。</source>
<translation>画面が落ち着くのを待ちました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>上に重なっていた表示を「{told}」で閉じました。</source>
<translation>上に重なっていた表示を「{told}」で閉じました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>閉じていた「{label}」を開き直しました。</source>
<translation>閉じていた「{label}」を開き直しました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/recovering.py" />
<source>画面の下まで進めて探しました。</source>
<translation>画面の下まで進めて探しました。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>サイトがエラー（{http_status}）を返しています。サイトが直ってから、もう一度実行してください。</source>
<translation>サイトがエラー（{http_status}）を返しています。サイトが直ってから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>ログインや本人の確認が必要な画面になっています。</source>
<translation>ログインや本人の確認が必要な画面になっています。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>確認画面が開いたままです。</source>
<translation>確認画面が開いたままです。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>画面に入力の間違いが表示されています（{complaint}）。値を確かめてください。</source>
<translation>画面に入力の間違いが表示されています（{complaint}）。値を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>画面に、該当するデータがないと表示されています。</source>
<translation>画面に, 該当するデータがないと表示されています。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>{label}の値</source>
<translation>{label}の値</translation>
</message>
<message>
<location filename="../../studio/engine/healing/refusing.py" />
<source>「{row_key}」が画面のデータの中にありません。</source>
<translation>「{row_key}」が画面のデータの中にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>修復「{repair_id}」は見つかりません。</source>
<translation>修復「{repair_id}」は見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>修復の一覧で番号を確かめてください。</source>
<translation>修復の一覧で番号を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>この修復は、もう採用されたか取り消されています。</source>
<translation>この修復は, もう採用されたか取り消されています。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>この手順の対象は、修復のあとで変更されています。</source>
<translation>この手順の対象は, 修復のあとで変更されています。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>{told}の見つけ方を直しました（修復）</source>
<translation>{told}の見つけ方を直しました（修復）</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>修復を取り消しました（{told}）</source>
<translation>修復を取り消しました（{told}）</translation>
</message>
<message>
<location filename="../../studio/engine/healing/repairs.py" />
<source>手順の一覧で、いまの内容を確かめてください。</source>
<translation>手順の一覧で, いまの内容を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>この項目だけ AI にやってもらう</source>
<translation>この項目だけ AI にやってもらう</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>ここで止める</source>
<translation>ここで止める</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>「{sentence}」ができませんでした。{message}どうしますか。</source>
<translation>「{sentence}」ができませんでした。{message}どうしますか。</translation>
</message>
<message>
<location filename="../../studio/engine/healing/taking_over.py" />
<source>「{action}」が画面になかったため、{count} 手順で行いました。</source>
<translation>「{action}」が画面になかったため, {count} 手順で行いました。</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>この実行は、もう終わったか、別の画面で続けられています。</source>
<translation>この実行は, もう終わったか, 別の画面で続けられています。</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>履歴で結果を確かめ、途中の実行の一覧を開き直してください。</source>
<translation>履歴で結果を確かめ, 途中の実行の一覧を開き直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>実行する項目がありません。</source>
<translation>実行する項目がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/launching.py" />
<source>チェックリストに項目を足すか、チェックを入れてください。</source>
<translation>チェックリストに項目を足すか, チェックを入れてください。</translation>
</message>
<message>
<location filename="../../studio/engine/perception/complaints.py" />
<source>{label}の入力を確かめてください</source>
<translation>{label}の入力を確かめてください</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>合わない行にチェックが付くときは、くり返しの実行は次の操作の前に止まります。</source>
<translation>合わない行にチェックが付くときは, くり返しの実行は次の操作の前に止まります。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{item}」の条件は画面から確かめられないため、手順 {number_of} の前で、行うかどうかをおたずねします。人がいないときは、そこで止まります。</source>
<translation>「{item}」の条件は画面から確かめられないため, 手順 {number_of} の前で, 行うかどうかをおたずねします。人がいないときは, そこで止まります。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>画面に出ている項目名と値で条件を書き直すと（「ステータス」が「解決」であれば…）、おたずねせずに判断できます。</source>
<translation>画面に出ている項目名と値で条件を書き直すと（「ステータス」が「解決」であれば…）, おたずねせずに判断できます。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{item}」は、今回は行う操作がなかったため、保存した手順に入っていません。</source>
<translation>「{item}」は, 今回は行う操作がなかったため, 保存した手順に入っていません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>条件に合うときにもう一度実行して、保存し直してください。</source>
<translation>条件に合うときにもう一度実行して, 保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>手順 {number_of} は一覧のすべての行にチェックを付けますが、条件に合う行とは一致していません。{held}</source>
<translation>手順 {number_of} は一覧のすべての行にチェックを付けますが, 条件に合う行とは一致していません。{held}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「条件に合う行だけにチェックを付ける」と書き直して、もう一度実行し、保存し直してください。</source>
<translation>「条件に合う行だけにチェックを付ける」と書き直して, もう一度実行し, 保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>手順 {number_of} は、今回そこにあった{to}の隣へ動かします。並びが変わった日は、先頭や末尾に入らないことがあります。</source>
<translation>手順 {number_of} は, 今回そこにあった{to}の隣へ動かします。並びが変わった日は, 先頭や末尾に入らないことがあります。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>実行のあとに並びを確かめてください。</source>
<translation>実行のあとに並びを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>「{name}」（{one}）</source>
<translation>「{name}」（{one}）</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>{fixed}は、くり返しでは変えられません。保存した手順は、いつも今回と同じにします。</source>
<translation>{fixed}は, くり返しでは変えられません。保存した手順は, いつも今回と同じにします。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/cautions.py" />
<source>変えるときは、その値で言い直して、もう一度実行し、保存し直してください。</source>
<translation>変えるときは, その値で言い直して, もう一度実行し, 保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/keeping.py" />
<source>別の値の実行と合わせました</source>
<translation>別の値の実行と合わせました</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/keeping.py" />
<source>今回の実行は、できたことを確かめられていないため、手順に合わせません。手順は変えていません。</source>
<translation>今回の実行は, できたことを確かめられていないため, 手順に合わせません。手順は変えていません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/keeping.py" />
<source>ブラウザーの画面でできていることを確かめて「できている」を選ぶか、もう一度実行してください。</source>
<translation>ブラウザーの画面でできていることを確かめて「できている」を選ぶか, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>ログインは済んでいたため、練習していません。</source>
<translation>ログインは済んでいたため, 練習していません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>前の練習で見つけた部品を使います。</source>
<translation>前の練習で見つけた部品を使います。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>手順 {number} の見つけ方を直しました。</source>
<translation>手順 {number} の見つけ方を直しました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>手順 {number} のあとに確かめることを直しました。</source>
<translation>手順 {number} のあとに確かめることを直しました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>手順 {number} を、なくても進む手順（任意）にしました。</source>
<translation>手順 {number} を, なくても進む手順（任意）にしました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>なくても先へ進めます。</source>
<translation>なくても先へ進めます。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/mending.py" />
<source>確かめることが出なくても、先へ進みました。</source>
<translation>確かめることが出なくても, 先へ進みました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/others.py" />
<source>「{variable}」を別の値「{value}」にすると、{at}でうまくいきませんでした。{told}その値の画面だけのことかもしれません。</source>
<translation>「{variable}」を別の値「{value}」にすると, {at}でうまくいきませんでした。{told}その値の画面だけのことかもしれません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/others.py" />
<source>別の値「{listed}」でも部品が見つかりました。</source>
<translation>別の値「{listed}」でも部品が見つかりました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>始めるページが決まっていないため、最初から行えません。</source>
<translation>始めるページが決まっていないため, 最初から行えません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>「{needed}」の値がないため、その先は行えません。</source>
<translation>「{needed}」の値がないため, その先は行えません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>手順 {number_of} は、見つける手がかりがありません（{action}）。</source>
<translation>手順 {number_of} は, 見つける手がかりがありません（{action}）。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>「画面から選び直す」で選んでください。</source>
<translation>「画面から選び直す」で選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>開くだけで内容が変わるページのため、練習では開きません。</source>
<translation>開くだけで内容が変わるページのため, 練習では開きません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>条件に合うかどうかを画面から確かめられない操作のため、練習では行いません。</source>
<translation>条件に合うかどうかを画面から確かめられない操作のため, 練習では行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>取り消せないかもしれない操作のため、練習では行いません。</source>
<translation>取り消せないかもしれない操作のため, 練習では行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>内容を送る操作のため、練習では行いません。</source>
<translation>内容を送る操作のため, 練習では行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>確認画面に答える操作のため、練習では行いません。</source>
<translation>確認画面に答える操作のため, 練習では行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>人の操作が要るため、練習では行いません。</source>
<translation>人の操作が要るため, 練習では行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/reach.py" />
<source>ファイルや並びを変える操作のため、練習では行いません。</source>
<translation>ファイルや並びを変える操作のため, 練習では行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習を途中で止めました。</source>
<translation>練習を途中で止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>{at}は、覚えた見つけ方では見つからず、AI が探した部品で練習しました。くり返しの実行では止まります。</source>
<translation>{at}は, 覚えた見つけ方では見つからず, AI が探した部品で練習しました。くり返しの実行では止まります。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>1 回目の実行で画面の内容が変わったためかもしれません。</source>
<translation>1 回目の実行で画面の内容が変わったためかもしれません。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習できません：{message}</source>
<translation>練習できません：{message}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習できません：{why}</source>
<translation>練習できません：{why}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>練習で確かめました（{steps}/{total}）。{words}{carried}</source>
<translation>練習で確かめました（{steps}/{total}）。{words}{carried}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>その先（{end}）は、{why}</source>
<translation>その先（{end}）は, {why}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>{at}が内容を送ろうとしたため、送らずに終えました。</source>
<translation>{at}が内容を送ろうとしたため, 送らずに終えました。</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>{at}は、練習ではうまくいきませんでした。{message}{why}</source>
<translation>{at}は, 練習ではうまくいきませんでした。{message}{why}</translation>
</message>
<message>
<location filename="../../studio/engine/rehearsing/rehearsal.py" />
<source>手順 {number_of}（{step}）</source>
<translation>手順 {number_of}（{step}）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は、この画面に一続きの文字では書かれていません。</source>
<translation>「{name}」は, この画面に一続きの文字では書かれていません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>引用「{quote}」が、この画面にそのままの文字では見つかりません。</source>
<translation>引用「{quote}」が, この画面にそのままの文字では見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は一覧の行にあります。あとで同じ行を選べるように、extract で条件か並び順を付けて取り出してから、[rows 列名] と書いてください。</source>
<translation>「{name}」は一覧の行にあります。あとで同じ行を選べるように, extract で条件か並び順を付けて取り出してから, [rows 列名] と書いてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」を、まわりの言葉から見分けられません。</source>
<translation>「{name}」を, まわりの言葉から見分けられません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/anchors.py" />
<source>「{name}」は画面に {count} か所あります。where に、答えにする所の前後の言葉ごと引用してください。</source>
<translation>「{name}」は画面に {count} か所あります。where に, 答えにする所の前後の言葉ごと引用してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>件数や合計は [count] [sum 列名] と書くと、取り出した表から計算します。</source>
<translation>件数や合計は [count] [sum 列名] と書くと, 取り出した表から計算します。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{where}」の所の値が、この画面に見つかりません。</source>
<translation>「{where}」の所の値が, この画面に見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{where}」の所に値が {count} つあり（「{both}」）、どれか決められません。</source>
<translation>「{where}」の所に値が {count} つあり（「{both}」）, どれか決められません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>答えの値がありません。画面の値は、書かれているとおりに [ ] に入れてください（例：受付番号は[R190828]です）。</source>
<translation>答えの値がありません。画面の値は, 書かれているとおりに [ ] に入れてください（例：受付番号は[R190828]です）。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/answering.py" />
<source>「{own}」は [ ] の外にあります。値は画面にあるとおりに [ ] に入れ、件数や合計は [count] [sum 列名] と書いてください。</source>
<translation>「{own}」は [ ] の外にあります。値は画面にあるとおりに [ ] に入れ, 件数や合計は [count] [sum 列名] と書いてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>まだ表を取り出していません。先に extract で取り出してください。</source>
<translation>まだ表を取り出していません。先に extract で取り出してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>一覧の続きのページをまだ読んでいません。読むページ数（extract の value）を 20 にして、最後まで取り出してください。</source>
<translation>一覧の続きのページをまだ読んでいません。読むページ数（extract の value）を 20 にして, 最後まで取り出してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>最初の {count} 件だけの表です。extract の take を 0 にして、すべて取り出してください。</source>
<translation>最初の {count} 件だけの表です。extract の take を 0 にして, すべて取り出してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>取り出した表に「{missing}」の列がありません（列は {columns}）。その列も入れて、取り出し直してください。</source>
<translation>取り出した表に「{missing}」の列がありません（列は {columns}）。その列も入れて, 取り出し直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>[{figure} 列名] のように、数える列を 1 つ書いてください。</source>
<translation>[{figure} 列名] のように, 数える列を 1 つ書いてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{name}」の「{unread}」が数として読み取れません。</source>
<translation>「{name}」の「{unread}」が数として読み取れません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{name}」に数がありません。</source>
<translation>「{name}」に数がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/answers/figures.py" />
<source>「{name}」に単位の違う数が混ざっています（{units}）。</source>
<translation>「{name}」に単位の違う数が混ざっています（{units}）。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>より大きい</source>
<translation>より大きい</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>より小さい</source>
<translation>より小さい</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>条件に合うので行う</source>
<translation>条件に合うので行う</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>合わないので行わない</source>
<translation>合わないので行わない</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>どちらでもない</source>
<translation>どちらでもない</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{detail}」が画面に無いとき</source>
<translation>「{detail}」が画面に無いとき</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{detail}」のとき</source>
<translation>「{detail}」のとき</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」ではないとき</source>
<translation>「{label}」が「{value}」ではないとき</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{label}」が「{value}」{compared}のとき</source>
<translation>「{label}」が「{value}」{compared}のとき</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>「{item}」：{condition}だけ行う操作です。画面からは確かめられません。ブラウザーの画面を見て、どうするか選んでください。</source>
<translation>「{item}」：{condition}だけ行う操作です。画面からは確かめられません。ブラウザーの画面を見て, どうするか選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>{said}だけ行う操作ですが、そうかどうかを画面から確かめられません。</source>
<translation>{said}だけ行う操作ですが, そうかどうかを画面から確かめられません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/branches.py" />
<source>{said}ではありません。この手順では、それ以外のときの操作を一度も行っていないため、ここで止めました。</source>
<translation>{said}ではありません。この手順では, それ以外のときの操作を一度も行っていないため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/distrust.py" />
<source>手順の説明に合う部品が画面に見つかりません。画面を確かめてください。</source>
<translation>手順の説明に合う部品が画面に見つかりません。画面を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/keys/key_forms.py" />
<location filename="../../studio/ui/keys/unlock.py" />
<location filename="../../studio/ui/library/library_files.py" />
<source>もう一度</source>
<translation>もう一度</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>自分で行った</source>
<translation>自分で行った</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>もう送られたかもしれないので、サイトの画面で確かめてください。</source>
<translation>もう送られたかもしれないので, サイトの画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>「{item}」ができませんでした。{message}{unclear}どうしますか。</source>
<translation>「{item}」ができませんでした。{message}{unclear}どうしますか。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>あなたが押したため、もう一度は押さずに止めました。</source>
<translation>あなたが押したため, もう一度は押さずに止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>答えが選択肢にないため、ここで止めました。</source>
<translation>答えが選択肢にないため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/failing.py" />
<source>{action}（人の操作）</source>
<translation>{action}（人の操作）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>条件に合う「{title}」に「{column}」が見つかりません。名前が変わったようです。画面を確かめてください。</source>
<translation>条件に合う「{title}」に「{column}」が見つかりません。名前が変わったようです。画面を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>ここでは、複数の行を順に押すことができません。</source>
<translation>ここでは, 複数の行を順に押すことができません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>（全 {told} 行のうち）</source>
<translation>（全 {told} 行のうち）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>一覧の{fields}の欄で絞り込んでから</source>
<translation>一覧の{fields}の欄で絞り込んでから</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>条件で一覧を短くしてから</source>
<translation>条件で一覧を短くしてから</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>一覧を {rows} 件まで{whole}調べましたが、最後まで読めたかどうか確かめられないため、選べません。{way}、もう一度実行してください。</source>
<translation>一覧を {rows} 件まで{whole}調べましたが, 最後まで読めたかどうか確かめられないため, 選べません。{way}, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{rows} 件を調べましたが、条件（{rule}）に合うものがありませんでした。</source>
<translation>{rows} 件を調べましたが, 条件（{rule}）に合うものがありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>選んだ行のページへ戻りましたが、その行が見つかりませんでした。</source>
<translation>選んだ行のページへ戻りましたが, その行が見つかりませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>「{title}」を選びました。</source>
<translation>「{title}」を選びました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{count} 件の行で押しました。</source>
<translation>{count} 件の行で押しました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{count} 件ありました。</source>
<translation>{count} 件ありました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/choosing.py" />
<source>{rows} 件中 {count} 件が一致：{titles}</source>
<translation>{rows} 件中 {count} 件が一致：{titles}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>{rows} 件を調べましたが、条件に合う行がありませんでした。</source>
<translation>{rows} 件を調べましたが, 条件に合う行がありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>一覧を {rows} 件まで調べましたが、最後まで読めたかどうか確かめられないため、並べて取り出せません。条件で一覧を短くするか、読むページ数を決めてください。</source>
<translation>一覧を {rows} 件まで調べましたが, 最後まで読めたかどうか確かめられないため, 並べて取り出せません。条件で一覧を短くするか, 読むページ数を決めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>（続きのページがあります）</source>
<translation>（続きのページがあります）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/extracting.py" />
<source>{rows} 件を調べ、{count} 件を取り出しました{more}。</source>
<translation>{rows} 件を調べ, {count} 件を取り出しました{more}。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/leafing.py" />
<source>{target}が、一覧の {count} ページを調べても見つかりません。</source>
<translation>{target}が, 一覧の {count} ページを調べても見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/pressing.py" />
<source>一覧の並びか内容が変わり続けているため、押しませんでした。並べ替えや自動更新が止まってから、もう一度実行してください。</source>
<translation>一覧の並びか内容が変わり続けているため, 押しませんでした。並べ替えや自動更新が止まってから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/returning.py" />
<source>まったく同じ内容の行が 2 つ以上あり（{twin}）、押した行を見分けられないため、どの行も押しませんでした。条件を足して 1 つに絞ってください。</source>
<translation>まったく同じ内容の行が 2 つ以上あり（{twin}）, 押した行を見分けられないため, どの行も押しませんでした。条件を足して 1 つに絞ってください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>{count} 件の行で「{column}」を押し終えました</source>
<translation>{count} 件の行で「{column}」を押し終えました</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>押したあと、一覧の画面に戻れませんでした。</source>
<translation>押したあと, 一覧の画面に戻れませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>「{title}」の行が、条件に合う行として見つからなくなりました。</source>
<translation>「{title}」の行が, 条件に合う行として見つからなくなりました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>押せませんでした。</source>
<translation>押せませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>「{title}」の行の「{column}」を押す</source>
<translation>「{title}」の行の「{column}」を押す</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>「{title}」の行を、中断の前に押したかどうか確かめられません。サイトの画面で確かめてから、はじめから実行するか、条件を直してください。</source>
<translation>「{title}」の行を, 中断の前に押したかどうか確かめられません。サイトの画面で確かめてから, はじめから実行するか, 条件を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rounds.py" />
<source>（{count} 件のうち {progress_count} 件を押しました）</source>
<translation>（{count} 件のうち {progress_count} 件を押しました）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>合うものが 1 件もないときに、一覧を出さない画面もあります。</source>
<translation>合うものが 1 件もないときに, 一覧を出さない画面もあります。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>条件に合いそうな一覧が 2 つ以上あり、どれを使うか決められません{listed}。</source>
<translation>条件に合いそうな一覧が 2 つ以上あり, どれを使うか決められません{listed}。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>条件（{condition}）の値「{condition_condition}」が、数や日付として読み取れません。「3000」「1万5千円」「2026/11/20」のように書いてください。</source>
<translation>条件（{condition}）の値「{condition_condition}」が, 数や日付として読み取れません。「3000」「1万5千円」「2026/11/20」のように書いてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」に種類の違う値が混ざっているため、順番を決められません。</source>
<translation>「{column}」に種類の違う値が混ざっているため, 順番を決められません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」に税込と税抜の価格が混ざっているため、順番を決められません。条件で一方だけにするか、列の名前に「税込」か「税抜」を付けてください。</source>
<translation>「{column}」に税込と税抜の価格が混ざっているため, 順番を決められません。条件で一方だけにするか, 列の名前に「税込」か「税抜」を付けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」の日時の書き方がまちまちなため、順番を決められません。</source>
<translation>「{column}」の日時の書き方がまちまちなため, 順番を決められません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」に {listed} が混ざっています。条件の値に単位を付けてください</source>
<translation>「{column}」に {listed} が混ざっています。条件の値に単位を付けてください</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」が数や日付として読み取れません</source>
<translation>「{column}」が数や日付として読み取れません</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>{said} は条件（{condition}）に合いません</source>
<translation>{said} は条件（{condition}）に合いません</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>条件と比べられる数や日付として読み取れません</source>
<translation>条件と比べられる数や日付として読み取れません</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>{said} は{doubt}</source>
<translation>{said} は{doubt}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」がありません</source>
<translation>「{column}」がありません</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{column}」が押せない状態です</source>
<translation>「{column}」が押せない状態です</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>（「{names}」）</source>
<translation>（「{names}」）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{within}」という一覧が、この画面に見つかりません。{may_be_none}</source>
<translation>「{within}」という一覧が, この画面に見つかりません。{may_be_none}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>と「{column}」</source>
<translation>と「{column}」</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>「{names}」{with_control}を読み取れる一覧が、この画面に見つかりません。{may_be_none}</source>
<translation>「{names}」{with_control}を読み取れる一覧が, この画面に見つかりません。{may_be_none}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>（列は {headings}）</source>
<translation>（列は {headings}）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>一覧の行に「{column}」が見つかりません{have}。</source>
<translation>一覧の行に「{column}」が見つかりません{have}。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/rules.py" />
<source>一覧に「{missing}」の列が見つかりません{have}。</source>
<translation>一覧に「{missing}」の列が見つかりません{have}。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>条件に合う行が 2 ページ以上にわたっています。ページを替えるとチェックが外れることがあるため、付けませんでした。1 ページの件数を増やすか、条件を足して、もう一度実行してください。</source>
<translation>条件に合う行が 2 ページ以上にわたっています。ページを替えるとチェックが外れることがあるため, 付けませんでした。1 ページの件数を増やすか, 条件を足して, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>「{title}」の行が見つからなくなりました。</source>
<translation>「{title}」の行が見つからなくなりました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>チェックが外れた行があるため、ここで止めました。</source>
<translation>チェックが外れた行があるため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>条件に合わない「{title}」の行にもチェックが付いています。外してから、もう一度実行してください。</source>
<translation>条件に合わない「{title}」の行にもチェックが付いています。外してから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>{count} 件の行</source>
<translation>{count} 件の行</translation>
</message>
<message>
<location filename="../../studio/engine/replay/lists/ticking.py" />
<source>{count} 件の行にチェックを付けました。</source>
<translation>{count} 件の行にチェックを付けました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>確認しているあいだに画面の内容が変わったため、操作しませんでした。</source>
<translation>確認しているあいだに画面の内容が変わったため, 操作しませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>チェックが外れているため、飛ばしました。</source>
<translation>チェックが外れているため, 飛ばしました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>すでにログインしているため、飛ばしました。</source>
<translation>すでにログインしているため, 飛ばしました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>{condition}だけ行うため、飛ばしました。</source>
<translation>{condition}だけ行うため, 飛ばしました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>画面にないため、飛ばしました（任意の手順）。</source>
<translation>画面にないため, 飛ばしました（任意の手順）。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/player.py" />
<source>うまくいかなかったため、飛ばしました。</source>
<translation>うまくいかなかったため, 飛ばしました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>操作のあと、画面に「{refused}」と表示されました。</source>
<translation>操作のあと, 画面に「{refused}」と表示されました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>操作のあと、{expected_words}が確認できませんでした。</source>
<translation>操作のあと, {expected_words}が確認できませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>入れる値がはじめから入っていたため、</source>
<translation>入れる値がはじめから入っていたため, </translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>操作はしましたが、{expected_words}が確認できませんでした。送られている可能性があります。</source>
<translation>操作はしましたが, {expected_words}が確認できませんでした。送られている可能性があります。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>画面には「{told}」と出ています。</source>
<translation>画面には「{told}」と出ています。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/proof.py" />
<source>{why}{words}はありませんでした。続けます。</source>
<translation>{why}{words}はありませんでした。続けます。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>手順の途中から、</source>
<translation>手順の途中から, </translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>取り込んだ手順が、</source>
<translation>取り込んだ手順が, </translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>{one}（{number} / {total} 件目）。{lasting}</source>
<translation>{one}（{number} / {total} 件目）。{lasting}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>ウェブサイトではないページが開いているため、ここで止めました。</source>
<translation>ウェブサイトではないページが開いているため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>{who}{url} のページを操作します。</source>
<translation>{who}{url} のページを操作します。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>このサイトを操作せずに止めました。</source>
<translation>このサイトを操作せずに止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>この手順が開こうとしたアドレスは、ウェブサイトではないため開きません。</source>
<translation>この手順が開こうとしたアドレスは, ウェブサイトではないため開きません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>手順の開始ページを、http:// か https:// から始まるアドレスに直してください。</source>
<translation>手順の開始ページを, http:// か https:// から始まるアドレスに直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<source>取り込んだ手順のため、毎回確認します。</source>
<translation>取り込んだ手順のため, 毎回確認します。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/replay_guard.py" />
<location filename="../../studio/engine/rows/standing.py" />
<source>{action}。{lasting}{why}</source>
<translation>{action}。{lasting}{why}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>保管した認証情報は、パスワード欄にそのまま入力するほかには使いません。</source>
<translation>保管した認証情報は, パスワード欄にそのまま入力するほかには使いません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>別の枠（フレーム）の中の欄には、保管した認証情報を入力しません。</source>
<translation>別の枠（フレーム）の中の欄には, 保管した認証情報を入力しません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>パスワード欄が見つかりません。</source>
<translation>パスワード欄が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>この手順が使う認証情報「{name}」がありません。まだ何もしていません。</source>
<translation>この手順が使う認証情報「{name}」がありません。まだ何もしていません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>「認証情報」の画面か tejun vault set で、この名前で登録してください。</source>
<translation>「認証情報」の画面か tejun vault set で, この名前で登録してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>この手順が使う認証情報「{name}」は、使ってよいサイトが決まっていません。まだ何もしていません。</source>
<translation>この手順が使う認証情報「{name}」は, 使ってよいサイトが決まっていません。まだ何もしていません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/secret_fields.py" />
<source>「認証情報」の画面か tejun vault bind で、サイトに結び付けてください。</source>
<translation>「認証情報」の画面か tejun vault bind で, サイトに結び付けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/step_sequence.py" />
<source>続きの画面を開く</source>
<translation>続きの画面を開く</translation>
</message>
<message>
<location filename="../../studio/engine/replay/step_sequence.py" />
<source>ここから始める手順が見つかりません。</source>
<translation>ここから始める手順が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/step_sequence.py" />
<source>手順の一覧を開き直して、始める場所を選んでください。</source>
<translation>手順の一覧を開き直して, 始める場所を選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>{message}画面には「{told}」とあります。</source>
<translation>{message}画面には「{told}」とあります。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>最後まで実行しました（AI {model_calls} 回）。</source>
<translation>最後まで実行しました（AI {model_calls} 回）。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>この項目では、途中の内容がサイトに送られています。そのあとで止まりました。{message}</source>
<translation>この項目では, 途中の内容がサイトに送られています。そのあとで止まりました。{message}</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>ページの移動（{detail}）</source>
<translation>ページの移動（{detail}）</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>次の画面への移動</source>
<translation>次の画面への移動</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>「{detail}」の表示</source>
<translation>「{detail}」の表示</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>確認画面「{detail}」</source>
<translation>確認画面「{detail}」</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>確認した操作はしていません。続けるときは、もう一度実行してください。</source>
<translation>確認した操作はしていません。続けるときは, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>もう一度実行する前に、できているかサイトの画面で確かめてください。</source>
<translation>もう一度実行する前に, できているかサイトの画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/replay/telling.py" />
<source>画面が変わったか、データが違うようです。ブラウザーの画面を確かめてください。</source>
<translation>画面が変わったか, データが違うようです。ブラウザーの画面を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>手順スタジオの部品（resources フォルダー）が見つかりません。</source>
<translation>手順スタジオの部品（resources フォルダー）が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>インストールが途中で終わった可能性があります。もう一度インストールしてください。</source>
<translation>インストールが途中で終わった可能性があります。もう一度インストールしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<source>プログラムに必要なファイル（{relative}）が見つかりません。</source>
<translation>プログラムに必要なファイル（{relative}）が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/resources.py" />
<location filename="../../studio/library/faults.py" />
<location filename="../../studio/llm/resources.py" />
<source>手順スタジオをインストールし直してください。</source>
<translation>手順スタジオをインストールし直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{acts}を、{count:,} 件の行で行います。{lasting}</source>
<translation>{acts}を, {count:,} 件の行で行います。{lasting}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<location filename="../../studio/engine/runs/approval.py" />
<source>人の確認が必要です：{act}</source>
<translation>人の確認が必要です：{act}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{count:,} 件（{number} 行目から {number_2} 行目）</source>
<translation>{count:,} 件（{number} 行目から {number_2} 行目）</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{numbers:,} から {numbers_2:,} まで（合計 {numbers_3:,}）</source>
<translation>{numbers:,} から {numbers_2:,} まで（合計 {numbers_3:,}）</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>例：{examples}</source>
<translation>例：{examples}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>（空）</source>
<translation>（空）</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>ほかに入れる項目</source>
<translation>ほかに入れる項目</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{number} 行目</source>
<translation>{number} 行目</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>済んでいると分かっている操作は、もう一度行いません</source>
<translation>済んでいると分かっている操作は, もう一度行いません</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>途中の行</source>
<translation>途中の行</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{begun}（{words}）</source>
<translation>{begun}（{words}）</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>どの行も同じ値</source>
<translation>どの行も同じ値</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>同じ内容の行</source>
<translation>同じ内容の行</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>画面の金額が、表の値か、すでに承認した額を超えるとき、画面の文字が、その行の値とも、すでに承認した内容とも違うときは、もう一度たずねます。</source>
<translation>画面の金額が, 表の値か, すでに承認した額を超えるとき, 画面の文字が, その行の値とも, すでに承認した内容とも違うときは, もう一度たずねます。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/agreeing.py" />
<source>{name}「{values}」</source>
<translation>{name}「{values}」</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>人が、済んでいることを確かめました。</source>
<translation>人が, 済んでいることを確かめました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>人が、まだ済んでいないことを確かめました。</source>
<translation>人が, まだ済んでいないことを確かめました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>人が、対象から外しました。</source>
<translation>人が, 対象から外しました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>{number} 行目は「{state}」です。答えることはありません。</source>
<translation>{number} 行目は「{state}」です。答えることはありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/answering.py" />
<source>要確認か失敗の行だけに答えてください。</source>
<translation>要確認か失敗の行だけに答えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>{begun} に始めたくり返しで、すでに実行しています。</source>
<translation>{begun} に始めたくり返しで, すでに実行しています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>どの行も、すでに実行しています。残っている行はありません。</source>
<translation>どの行も, すでに実行しています。残っている行はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>要確認や失敗の行は、前のくり返しを再開して答えてください。</source>
<translation>要確認や失敗の行は, 前のくり返しを再開して答えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>続きは、くり返し {batch_id} から行えます（コマンドでは tejun rows resume {batch_id}）。</source>
<translation>続きは, くり返し {batch_id} から行えます（コマンドでは tejun rows resume {batch_id}）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>同じ内容の行のうち {count:,} 件は、{begun} に始めたくり返しで、すでに実行しています。</source>
<translation>同じ内容の行のうち {count:,} 件は, {begun} に始めたくり返しで, すでに実行しています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/earlier.py" />
<source>{go_on}その行を外して進める（コマンドでは --skip-done）か、同じ内容をもう一度行う（--again）かを選んでください。</source>
<translation>{go_on}その行を外して進める（コマンドでは --skip-done）か, 同じ内容をもう一度行う（--again）かを選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>1 件だけ試すのは、この PC で行います。</source>
<translation>1 件だけ試すのは, この PC で行います。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>--cluster を付けずに試し、結果を確かめてから続けてください。</source>
<translation>--cluster を付けずに試し, 結果を確かめてから続けてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>この手順はカートか下書きを使うため、何台かで行うと行の内容が混ざります。</source>
<translation>この手順はカートか下書きを使うため, 何台かで行うと行の内容が混ざります。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>この PC の 1 つのブラウザーで実行してください。</source>
<translation>この PC の 1 つのブラウザーで実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>「{typed}」はパスワードです。ほかの PC には送りません。</source>
<translation>「{typed}」はパスワードです。ほかの PC には送りません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/lending.py" />
<source>手順の値を認証情報（{{秘密:名前}}）にして、実行する PC でも同じ名前で登録してください（tejun vault set）。</source>
<translation>手順の値を認証情報（{{秘密:名前}}）にして, 実行する PC でも同じ名前で登録してください（tejun vault set）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>表に行がありません。</source>
<translation>表に行がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>見出しの下にデータのあるシートを選んでください。</source>
<translation>見出しの下にデータのあるシートを選んでください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>どの列をどの変数に入れるかが決まっていません。</source>
<translation>どの列をどの変数に入れるかが決まっていません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>列を変数に割り当ててください（コマンドでは --map 変数=列）。</source>
<translation>列を変数に割り当ててください（コマンドでは --map 変数=列）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>変数「{twice}」に列が 2 つ割り当てられています。</source>
<translation>変数「{twice}」に列が 2 つ割り当てられています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>1 つにしてください。</source>
<translation>1 つにしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>表に「{missing}」という列はありません。</source>
<translation>表に「{missing}」という列はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>ある列：{headings}</source>
<translation>ある列：{headings}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>変数「{hidden}」はパスワードのため、表の列からは入れられません。</source>
<translation>変数「{hidden}」はパスワードのため, 表の列からは入れられません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>認証情報に登録して使うか、実行のときに入力してください。</source>
<translation>認証情報に登録して使うか, 実行のときに入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>「{without}」の値がどこからも入りません。</source>
<translation>「{without}」の値がどこからも入りません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>列を割り当てるか、値を決めてください（コマンドでは --map 変数=列、--set 変数=値）。</source>
<translation>列を割り当てるか, 値を決めてください（コマンドでは --map 変数=列, --set 変数=値）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>同時に動かせるブラウザーは 1 から {width} までです。</source>
<translation>同時に動かせるブラウザーは 1 から {width} までです。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>数を直してください。</source>
<translation>数を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>この手順はカートか下書きを使うため、ブラウザーを並べると行の内容が混ざります。</source>
<translation>この手順はカートか下書きを使うため, ブラウザーを並べると行の内容が混ざります。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>「{words}」は変数や認証情報を指す書き方です。セルの値には使えません。</source>
<translation>「{words}」は変数や認証情報を指す書き方です。セルの値には使えません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>ファイル「{words}」がありません。</source>
<translation>ファイル「{words}」がありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>「{cell}」を変換できません（{converter}）。</source>
<translation>「{cell}」を変換できません（{converter}）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>変数「{same}」は、どの行でも手順に保存された値のままです。</source>
<translation>変数「{same}」は, どの行でも手順に保存された値のままです。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/preparing.py" />
<source>使わない列が {unused} 列あります。</source>
<translation>使わない列が {unused} 列あります。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_clerk.py" />
<source>飛ばした操作があります：{passed_by}</source>
<translation>飛ばした操作があります：{passed_by}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_clerk.py" />
<source>この行は、もうこのブラウザーのものではありません。何もしませんでした。</source>
<translation>この行は, もうこのブラウザーのものではありません。何もしませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/row_run.py" />
<source>「{name}」との接続が切れました。</source>
<translation>「{name}」との接続が切れました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>ここでは Excel や CSV のファイルを扱えません。</source>
<translation>ここでは Excel や CSV のファイルを扱えません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>手順スタジオの窓か、コマンドで行ってください。</source>
<translation>手順スタジオの窓か, コマンドで行ってください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>そのままでは使えない行が {faulty:,} 件あります（{number} 行目「{column}」：{message}）。</source>
<translation>そのままでは使えない行が {faulty:,} 件あります（{number} 行目「{column}」：{message}）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>表を直して読み直すか、その行を外して進めてください。</source>
<translation>表を直して読み直すか, その行を外して進めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>{number} 行目はありません。</source>
<translation>{number} 行目はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>行の番号を確かめてください。</source>
<translation>行の番号を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>確認で「やめる」が選ばれたため、始めませんでした。</source>
<translation>確認で「やめる」が選ばれたため, 始めませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>このくり返しは、別の画面で動いています。</source>
<translation>このくり返しは, 別の画面で動いています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>終わるのを待つか、そちらで停止してください。</source>
<translation>終わるのを待つか, そちらで停止してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>このくり返しは、いま動いています。</source>
<translation>このくり返しは, いま動いています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>終わるのを待つか、停止してからにしてください。</source>
<translation>終わるのを待つか, 停止してからにしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>「{name}」は、始めたあとに変わっています。</source>
<translation>「{name}」は, 始めたあとに変わっています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/rows.py" />
<source>読み込んだときの値で続けるか（コマンドでは --old-table）、新しい内容で始めから作り直してください。</source>
<translation>読み込んだときの値で続けるか（コマンドでは --old-table）, 新しい内容で始めから作り直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>この行の実行の記録が見つからないため、済んでいるかどうかわかりません。サイトで確かめてください。</source>
<translation>この行の実行の記録が見つからないため, 済んでいるかどうかわかりません。サイトで確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>実行できませんでした。</source>
<translation>実行できませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>（{words_of_last}）</source>
<translation>（{words_of_last}）</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>途中で止まりました。はじめから行います。</source>
<translation>途中で止まりました。はじめから行います。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>{words_of_last}。続きから行います。</source>
<translation>{words_of_last}。続きから行います。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>「{last}」まで済んでいます</source>
<translation>「{last}」まで済んでいます</translation>
</message>
<message>
<location filename="../../studio/engine/rows/settling.py" />
<source>「{words}」が済んでいるかどうか、わかりません。サイトで確かめてください。</source>
<translation>「{words}」が済んでいるかどうか, わかりません。サイトで確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>（ほかに {count:,} 行）</source>
<translation>（ほかに {count:,} 行）</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{number:,} 行目は {before:,} 行目と同じ内容です{more}。まちがいでなければ、それぞれの行で行います。</source>
<translation>{number:,} 行目は {before:,} 行目と同じ内容です{more}。まちがいでなければ, それぞれの行で行います。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{count:,} 行のうち、{count_2:,} 行が完了しています。</source>
<translation>{count:,} 行のうち, {count_2:,} 行が完了しています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{running:,} 行を実行しています。</source>
<translation>{running:,} 行を実行しています。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{which}は、済んだかどうか分かりません。相手の画面で確かめて答えるまで、行いません。</source>
<translation>{which}は, 済んだかどうか分かりません。相手の画面で確かめて答えるまで, 行いません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{which}は失敗しました。</source>
<translation>{which}は失敗しました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{count:,} 行は対象外です。</source>
<translation>{count:,} 行は対象外です。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>残りはありません。</source>
<translation>残りはありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>ほかに残りはありません。</source>
<translation>ほかに残りはありません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>残りは {count:,} 行で、{number:,} 行目から行います。</source>
<translation>残りは {count:,} 行で, {number:,} 行目から行います。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{which}は途中で止まった行です（どこから行うかは、理由の欄にあります）。</source>
<translation>{which}は途中で止まった行です（どこから行うかは, 理由の欄にあります）。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>など {count:,} 行</source>
<translation>など {count:,} 行</translation>
</message>
<message>
<location filename="../../studio/engine/rows/telling.py" />
<source>{numbers} 行目{more}</source>
<translation>{numbers} 行目{more}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<location filename="../../studio/engine/runs/ending.py" />
<source>すぐに停止しました。</source>
<translation>すぐに停止しました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>確認で「やめる」が選ばれたため、止めました。</source>
<translation>確認で「やめる」が選ばれたため, 止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>{number} 行目で止めました。{message}</source>
<translation>{number} 行目で止めました。{message}</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>失敗したため</source>
<translation>失敗したため</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>{most} 件続けて失敗したため</source>
<translation>{most} 件続けて失敗したため</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>{words}、残りの行を始めずに止めました。</source>
<translation>{words}, 残りの行を始めずに止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>行を実行していた PC が離れたため、残りの {rows:,} 行は行っていません。</source>
<translation>行を実行していた PC が離れたため, 残りの {rows:,} 行は行っていません。</translation>
</message>
<message>
<location filename="../../studio/engine/rows/worker_pool.py" />
<source>PC とスケジューラーが動いているかを確かめ、続きを実行してください（コマンドでは tejun rows resume）。</source>
<translation>PC とスケジューラーが動いているかを確かめ, 続きを実行してください（コマンドでは tejun rows resume）。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>確認画面に OK と答える</source>
<translation>確認画面に OK と答える</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>記録したときとは違う確認画面です。</source>
<translation>記録したときとは違う確認画面です。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/approval.py" />
<source>{why}確認画面「{message}」に OK と答えます。</source>
<translation>{why}確認画面「{message}」に OK と答えます。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/asking.py" />
<source>あなたの操作が必要です：{question}</source>
<translation>あなたの操作が必要です：{question}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/asking.py" />
<source>「やめる」が選ばれたため、ここで止めました。</source>
<translation>「やめる」が選ばれたため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>画面を開いてもう一度実行し、確認や質問に答えてください。</source>
<translation>画面を開いてもう一度実行し, 確認や質問に答えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>項目を分けるか、設定の上限を上げて、もう一度実行してください。</source>
<translation>項目を分けるか, 設定の上限を上げて, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>途中まで送ったものがあります。もう一度実行する前に、できているところをサイトの画面で確かめてください。</source>
<translation>途中まで送ったものがあります。もう一度実行する前に, できているところをサイトの画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>1 つの手順に時間がかかりすぎました。</source>
<translation>1 つの手順に時間がかかりすぎました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>ページが動いているか確かめて、もう一度実行してください。</source>
<translation>ページが動いているか確かめて, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>思いがけない問題が起きたため、実行を止めました。</source>
<translation>思いがけない問題が起きたため, 実行を止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/ending.py" />
<source>もう一度実行してください。くり返すときは、ログを添えてお知らせください。</source>
<translation>もう一度実行してください。くり返すときは, ログを添えてお知らせください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/history_builder.py" />
<source>送った内容：{words}</source>
<translation>送った内容：{words}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/history_builder.py" />
<source>ここで実行が途切れました。</source>
<translation>ここで実行が途切れました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/limits.py" />
<source>1 回の実行の上限（{steps} 手順）に達しました。</source>
<translation>1 回の実行の上限（{steps} 手順）に達しました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/limits.py" />
<source>AI とのやりとりの上限（{amount}）に達しました。</source>
<translation>AI とのやりとりの上限（{amount}）に達しました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/limits.py" />
<source>AI の費用の上限（{yen:,.0f} 円）に達しました。</source>
<translation>AI の費用の上限（{yen:,.0f} 円）に達しました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/reports.py" />
<source>最後までできた実行だけを、手順として保存できます。</source>
<translation>最後までできた実行だけを, 手順として保存できます。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/reports.py" />
<source>もう一度実行して、完了してから保存してください。</source>
<translation>もう一度実行して, 完了してから保存してください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/resuming.py" />
<source>「{unclear}」が済んでいるかどうか、わかりません。</source>
<translation>「{unclear}」が済んでいるかどうか, わかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/resuming.py" />
<source>サイトの画面で確かめて、「済んでいる」か「まだ」を選んでください（コマンドでは --done か --again）。</source>
<translation>サイトの画面で確かめて, 「済んでいる」か「まだ」を選んでください（コマンドでは --done か --again）。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/run.py" />
<source>{host} のページが、入力したパスワードかその一部を画面に出しています。AI と記録には伏せています。</source>
<translation>{host} のページが, 入力したパスワードかその一部を画面に出しています。AI と記録には伏せています。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/run.py" />
<source>ほかの人に画面を見せないでください。続くときは、サイトの管理者に知らせ、パスワードを変えてください。</source>
<translation>ほかの人に画面を見せないでください。続くときは, サイトの管理者に知らせ, パスワードを変えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/run_control.py" />
<source>返事がないため、ここで止めました。</source>
<translation>返事がないため, ここで止めました。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>？</source>
<translation>？</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>行っていません</source>
<translation>行っていません</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>途中で終わりました</source>
<translation>途中で終わりました</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>できたかどうか確認できません</source>
<translation>できたかどうか確認できません</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/create/run_record.py" />
<source>結果の表</source>
<translation>結果の表</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>確認と返事</source>
<translation>確認と返事</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>緊急モード</source>
<translation>緊急モード</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>気をつけること</source>
<translation>気をつけること</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>実行の報告：{name}</source>
<translation>実行の報告：{name}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{at} から（{kind}）</source>
<translation>{at} から（{kind}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>結果：実行しています</source>
<translation>結果：実行しています</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>結果：{told}（{elapsed_s}・{steps} 手順）</source>
<translation>結果：{told}（{elapsed_s}・{steps} 手順）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>理由：{message}</source>
<translation>理由：{message}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>次にできること：{remedy}</source>
<translation>次にできること：{remedy}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　{line}</source>
<translation>　{line}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{count} 手順・{elapsed_s}</source>
<translation>{count} 手順・{elapsed_s}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>できませんでした。</source>
<translation>できませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>×{event}：{message}</source>
<translation>×{event}：{message}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>・{event}</source>
<translation>・{event}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>（{said}）</source>
<translation>（{said}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>■ 行ったこと</source>
<translation>■ 行ったこと</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>（{figures}）</source>
<translation>（{figures}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{number}. {state} {item}：{state_2}{figures}</source>
<translation>{number}. {state} {item}：{state_2}{figures}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　　{act}</source>
<translation>　　{act}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　　…ほか {count:,} 件の操作</source>
<translation>　　…ほか {count:,} 件の操作</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　　{line}</source>
<translation>　　{line}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{act}（{count:,} 回）</source>
<translation>{act}（{count:,} 回）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>確かめたこと：{proofs}</source>
<translation>確かめたこと：{proofs}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/page/log_model.py" />
<source>確認した AI：{asked_model}</source>
<translation>確認した AI：{asked_model}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>ご確認ください：{check_yourself}</source>
<translation>ご確認ください：{check_yourself}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>説明：{reason}</source>
<translation>説明：{reason}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{table}（{columns}）</source>
<translation>{table}（{columns}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{act}（{host}）</source>
<translation>{act}（{host}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/cards/going_on.py" />
<location filename="../../studio/ui/cards/point_card.py" />
<location filename="../../studio/ui/cards/question_card.py" />
<location filename="../../studio/ui/cards/resume_card.py" />
<location filename="../../studio/ui/cards/save_bar.py" />
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/create/run_starter.py" />
<location filename="../../studio/ui/credentials/credentials.py" />
<location filename="../../studio/ui/data/data_asking.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/editor/flow_running.py" />
<location filename="../../studio/ui/history/history_runs.py" />
<location filename="../../studio/ui/keys/recovery.py" />
<location filename="../../studio/ui/library/flow_inside.py" />
<location filename="../../studio/ui/library/trash.py" />
<location filename="../../studio/ui/library/versions.py" />
<location filename="../../studio/ui/settings/key_card.py" />
<location filename="../../studio/ui/settings/local_models_card.py" />
<location filename="../../studio/ui/settings/notes_card.py" />
<source>やめる</source>
<translation>やめる</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>「{event}」</source>
<translation>「{event}」</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<location filename="../../studio/ui/cards/question_card.py" />
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/window/main_window.py" />
<source>続ける</source>
<translation>続ける</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>あなたの番</source>
<translation>あなたの番</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{question} → 返事なし</source>
<translation>{question} → 返事なし</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{clock} {model} に切り替えました（{trigger}）</source>
<translation>{clock} {model} に切り替えました（{trigger}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{clock} {model} に戻りました{in_brackets}</source>
<translation>{clock} {model} に戻りました{in_brackets}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>（{words}）</source>
<translation>（{words}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>サイトに送りました：{event}</source>
<translation>サイトに送りました：{event}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>送信を止めました：{reason}（{method} {url}）</source>
<translation>送信を止めました：{reason}（{method} {url}）</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>前と違う手がかりで見つけました：{event}</source>
<translation>前と違う手がかりで見つけました：{event}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>{budget}。</source>
<translation>{budget}。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>■ AI の費用</source>
<translation>■ AI の費用</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　AI 0 回・0円</source>
<translation>　AI 0 回・0円</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>、うち大きいモデル {large} 回</source>
<translation>, うち大きいモデル {large} 回</translation>
</message>
<message>
<location filename="../../studio/engine/runs/story.py" />
<source>　AI {calls} 回{tiers}・{cost}</source>
<translation>　AI {calls} 回{tiers}・{cost}</translation>
</message>
<message>
<location filename="../../studio/engine/runs/supervision.py" />
<source>いま別の実行か記録が動いています。</source>
<translation>いま別の実行か記録が動いています。</translation>
</message>
<message>
<location filename="../../studio/engine/runs/supervision.py" />
<source>終わるのを待つか、停止してから実行してください。</source>
<translation>終わるのを待つか, 停止してから実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>許可に含まれるのは上の操作だけで、1 つの操作につき送信は 1 回です。画面にも手順にもない値、知らないサイト、送れたか分からない操作のやり直しは含まれず、そこで止まって知らせます。手順を変えると、許可はなくなります。</source>
<translation>許可に含まれるのは上の操作だけで, 1 つの操作につき送信は 1 回です。画面にも手順にもない値, 知らないサイト, 送れたか分からない操作のやり直しは含まれず, そこで止まって知らせます。手順を変えると, 許可はなくなります。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>取り込んだ手順「{name}」は、まだ信頼されていないため、予定にできません。</source>
<translation>取り込んだ手順「{name}」は, まだ信頼されていないため, 予定にできません。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>手順の一覧で中身を確かめて「信頼する」を選んでから、もう一度決めてください。</source>
<translation>手順の一覧で中身を確かめて「信頼する」を選んでから, もう一度決めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>「{told}」はパスワードのため、予定には入れておけません。</source>
<translation>「{told}」はパスワードのため, 予定には入れておけません。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/planning.py" />
<source>「認証情報」に登録し、手順の編集でその値を〔認証情報：名前〕に変えてから、予定を決めてください。</source>
<translation>「認証情報」に登録し, 手順の編集でその値を〔認証情報：名前〕に変えてから, 予定を決めてください。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/schedules.py" />
<source>「{schedule_id}」という予定はありません（消されたか、別の保存場所の予定です）。</source>
<translation>「{schedule_id}」という予定はありません（消されたか, 別の保存場所の予定です）。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/schedules.py" />
<source>tejun schedule list で、予定の番号を確かめてください。</source>
<translation>tejun schedule list で, 予定の番号を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>手順スタジオを開いて「続きから」を押してください（コマンドでは tejun resume）。</source>
<translation>手順スタジオを開いて「続きから」を押してください（コマンドでは tejun resume）。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>「表で実行」を開いて、続きを見てください（コマンドでは tejun rows list）。</source>
<translation>「表で実行」を開いて, 続きを見てください（コマンドでは tejun rows list）。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>人がいなくても開けるように、「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください（コマンドでは tejun library keychain）。この回は「予定」の「今すぐ実行」で行えます。</source>
<translation>人がいなくても開けるように, 「設定」の「鍵」で, このパソコンのキーチェーンを使うようにしてください（コマンドでは tejun library keychain）。この回は「予定」の「今すぐ実行」で行えます。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>新しい行はありませんでした。</source>
<translation>新しい行はありませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>できた行</source>
<translation>できた行</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>できなかった行</source>
<translation>できなかった行</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>確かめる行</source>
<translation>確かめる行</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>残りの行</source>
<translation>残りの行</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>手順「{flow_name}」は削除されているため、実行できません。予定は切にしました。</source>
<translation>手順「{flow_name}」は削除されているため, 実行できません。予定は切にしました。</translation>
</message>
<message>
<location filename="../../studio/engine/scheduling/turns.py" />
<source>手順を作り直したら、その手順で予定を決め直してください。</source>
<translation>手順を作り直したら, その手順で予定を決め直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/secrets/masking.py" />
<source>パスワードらしい文字が入っているため、保存しません。</source>
<translation>パスワードらしい文字が入っているため, 保存しません。</translation>
</message>
<message>
<location filename="../../studio/engine/secrets/masking.py" />
<source>パスワードは「認証情報」に登録して、文には書かないでください。</source>
<translation>パスワードは「認証情報」に登録して, 文には書かないでください。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>パスワードは、パスワード欄のほかには使いません。</source>
<translation>パスワードは, パスワード欄のほかには使いません。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>このパスワードは、ほかの文字とまざっているため使いません。</source>
<translation>このパスワードは, ほかの文字とまざっているため使いません。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>このパスワードは預かっていません。</source>
<translation>このパスワードは預かっていません。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>ページが別のサイトに変わったため、入力しませんでした。</source>
<translation>ページが別のサイトに変わったため, 入力しませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>{target}はパスワード欄ではないため、入力しません。</source>
<translation>{target}はパスワード欄ではないため, 入力しません。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>暗号化されていないページのため、パスワードを入力しません。入力してよいときは、ブラウザーで直接入力してください。</source>
<translation>暗号化されていないページのため, パスワードを入力しません。入力してよいときは, ブラウザーで直接入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/secret_filling.py" />
<source>別の枠（フレーム）の中のパスワード欄には入力しません。ブラウザーで入力してください。</source>
<translation>別の枠（フレーム）の中のパスワード欄には入力しません。ブラウザーで入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>「{name}」（{user}）</source>
<translation>「{name}」（{user}）</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>{host} のログインに使える認証情報が {count} 件あり、どれを使うか決められません：{told}</source>
<translation>{host} のログインに使える認証情報が {count} 件あり, どれを使うか決められません：{told}</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>{host} に、どの認証情報でログインしますか。{told}</source>
<translation>{host} に, どの認証情報でログインしますか。{told}</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>認証情報「{name}」で {url} にログイン</source>
<translation>認証情報「{name}」で {url} にログイン</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>サイトの表示：「{told}」。</source>
<translation>サイトの表示：「{told}」。</translation>
</message>
<message>
<location filename="../../studio/engine/signing_in/signing_in.py" />
<source>認証情報「{name}」（{user}）では {url} にログインできませんでした。{why}アカウントがロックされないよう、もう一度は試していません。ブラウザーでログインしてから「続ける」を押し、パスワードが変わっているときは「認証情報」で直してください。</source>
<translation>認証情報「{name}」（{user}）では {url} にログインできませんでした。{why}アカウントがロックされないよう, もう一度は試していません。ブラウザーでログインしてから「続ける」を押し, パスワードが変わっているときは「認証情報」で直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/building.py" />
<source>記録したときは「{path}」</source>
<translation>記録したときは「{path}」</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>ブラウザーで確認画面が開いています。</source>
<translation>ブラウザーで確認画面が開いています。</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>先に確認画面に答えてください。</source>
<translation>先に確認画面に答えてください。</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>出ているか確かめる</source>
<translation>出ているか確かめる</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>その手順は、もう一覧にありません。</source>
<translation>その手順は, もう一覧にありません。</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>一覧から選び直してください。</source>
<translation>一覧から選び直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/teaching/recording_session.py" />
<source>「{action}」が{words}</source>
<translation>「{action}」が{words}</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>変数の名前に使えない文字があるか、名前が空です。</source>
<translation>変数の名前に使えない文字があるか, 名前が空です。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>「{ } 〔 〕 | = :」と前後の空白を除いて、「検索語」のような短い名前にしてください。</source>
<translation>「{ } 〔 〕 | = :」と前後の空白を除いて, 「検索語」のような短い名前にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>「{name}」という変数は、もうあります。</source>
<translation>「{name}」という変数は, もうあります。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/accepting.py" />
<source>別の名前にしてください。</source>
<translation>別の名前にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>{day:%Y/%m/%d} が営業日かどうか、ここではわかりません。</source>
<translation>{day:%Y/%m/%d} が営業日かどうか, ここではわかりません。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「来月1日」のような、営業日を使わない言い方にしてください。</source>
<translation>「来月1日」のような, 営業日を使わない言い方にしてください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{unused}」は、この手順のどの操作でも使われていないため、別の値にしても結果は変わりません。</source>
<translation>「{unused}」は, この手順のどの操作でも使われていないため, 別の値にしても結果は変わりません。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>その値を渡さずに実行するか、手順の編集で、値を入れる操作に変数を入れてください。</source>
<translation>その値を渡さずに実行するか, 手順の編集で, 値を入れる操作に変数を入れてください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{others}」を変えるときは、一緒に使う「{names}」の値も必要です（前の値が混ざるのを防ぐためです）。</source>
<translation>「{others}」を変えるときは, 一緒に使う「{names}」の値も必要です（前の値が混ざるのを防ぐためです）。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{names}」の値も入力してください。前と同じでよいときは、同じ値を入力してください（コマンドでは --set 名前=値、表では --map 名前=列）。</source>
<translation>「{names}」の値も入力してください。前と同じでよいときは, 同じ値を入力してください（コマンドでは --set 名前=値, 表では --map 名前=列）。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>変数「{name}」の値「{said}」は、この手順の別の行が{on}にするものです。</source>
<translation>変数「{name}」の値「{said}」は, この手順の別の行が{on}にするものです。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>別の値にするか、編集で「{said}」を{on}にする行を直してください。</source>
<translation>別の値にするか, 編集で「{said}」を{on}にする行を直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>変数「{names}」が空です。空の条件にはどの行も合うため、始めませんでした。</source>
<translation>変数「{names}」が空です。空の条件にはどの行も合うため, 始めませんでした。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>値を入力してから、もう一度実行してください。</source>
<translation>値を入力してから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{words}」というファイルはありません。</source>
<translation>「{words}」というファイルはありません。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>ファイルの場所を確かめて、選び直してください。</source>
<translation>ファイルの場所を確かめて, 選び直してください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>値が正しくありません。</source>
<translation>値が正しくありません。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>変数「{name}」：{told}</source>
<translation>変数「{name}」：{told}</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>数として読めません。</source>
<translation>数として読めません。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>3000 や 2,980円 のように入力してください。</source>
<translation>3000 や 2,980円 のように入力してください。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>「{words}」は選べません。</source>
<translation>「{words}」は選べません。</translation>
</message>
<message>
<location filename="../../studio/engine/variables/values.py" />
<source>次から選んでください：{choices}</source>
<translation>次から選んでください：{choices}</translation>
</message>
<message>
<location filename="../../studio/engine/variables/variable_values.py" />
<source>yyyy年M月d日(曜)</source>
<translation>yyyy年M月d日(曜)</translation>
</message>
<message>
<location filename="../../studio/engine/variables/variable_values.py" />
<source>{day}（{year}年より先の祝日はまだ決まっていないため、変わることがあります）</source>
<translation>{day}（{year}年より先の祝日はまだ決まっていないため, 変わることがあります）</translation>
</message>
<message>
<location filename="../../studio/engine/whole_file.py" />
<location filename="../../studio/export/table_files.py" />
<source>ファイルに書き込めません：{path}</source>
<translation>ファイルに書き込めません：{path}</translation>
</message>
<message>
<location filename="../../studio/engine/whole_file.py" />
<source>ほかのプログラム（Excel など）で開いていれば閉じてください。フォルダーがあるか、書き込みできるか、空き容量があるかも確かめてください。</source>
<translation>ほかのプログラム（Excel など）で開いていれば閉じてください。フォルダーがあるか, 書き込みできるか, 空き容量があるかも確かめてください。</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>認証情報を使うようにしました</source>
<translation>認証情報を使うようにしました</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>できていることを、人が確かめました</source>
<translation>できていることを, 人が確かめました</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>「{export_format}」という書き出し形式はありません。</source>
<translation>「{export_format}」という書き出し形式はありません。</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>使える形式：{exporters}</source>
<translation>使える形式：{exporters}</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<source>実行中は選べません。</source>
<translation>実行中は選べません。</translation>
</message>
<message>
<location filename="../../studio/engine/workbench.py" />
<location filename="../../studio/ui/desk/schedule_desk.py" />
<source>終わってから、もう一度押してください。</source>
<translation>終わってから, もう一度押してください。</translation>
</message>
<message>
<location filename="../../studio/export/python_lines.py" />
<source>{what}を見つける手がかりがないため、書き出せません。</source>
<translation>{what}を見つける手がかりがないため, 書き出せません。</translation>
</message>
<message>
<location filename="../../studio/export/python_lines.py" />
<source>スタジオでこの手順を直してから、もう一度書き出してください。</source>
<translation>スタジオでこの手順を直してから, もう一度書き出してください。</translation>
</message>
<message>
<location filename="../../studio/export/python_script.py" />
<source>Python スクリプト</source>
<translation>Python スクリプト</translation>
</message>
<message>
<location filename="../../studio/export/python_script.py" />
<source>この手順には中身がないため、書き出せません。</source>
<translation>この手順には中身がないため, 書き出せません。</translation>
</message>
<message>
<location filename="../../studio/export/python_script.py" />
<source>実行して保存した手順を選んでください。</source>
<translation>実行して保存した手順を選んでください。</translation>
</message>
<message>
<location filename="../../studio/export/python_text.py" />
<source>「{words}」という変数がこの手順にないため、書き出せません。</source>
<translation>「{words}」という変数がこの手順にないため, 書き出せません。</translation>
</message>
<message>
<location filename="../../studio/export/python_text.py" />
<source>手順の「変数」にこの名前を足してから、もう一度書き出してください。</source>
<translation>手順の「変数」にこの名前を足してから, もう一度書き出してください。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>書き出す表がありません。</source>
<translation>書き出す表がありません。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>一覧を取り出す手順を実行してください。</source>
<translation>一覧を取り出す手順を実行してください。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>「{other}」の形では、表を保存できません。</source>
<translation>「{other}」の形では, 表を保存できません。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>ファイル名の最後を .csv か .xlsx にしてください。</source>
<translation>ファイル名の最後を .csv か .xlsx にしてください。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>結果 {number}</source>
<translation>結果 {number}</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>表が大きすぎて、Excel の 1 枚のシートに入りません（{count:,} 行 × {count_2:,} 列）。</source>
<translation>表が大きすぎて, Excel の 1 枚のシートに入りません（{count:,} 行 × {count_2:,} 列）。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>CSV で保存してください。</source>
<translation>CSV で保存してください。</translation>
</message>
<message>
<location filename="../../studio/export/table_files.py" />
<source>ほかのプログラム（Excel など）で開いていれば閉じてください。書き込みできる場所か、空き容量があるかも確かめてください。</source>
<translation>ほかのプログラム（Excel など）で開いていれば閉じてください。書き込みできる場所か, 空き容量があるかも確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>監査ログのファイルを読めません：{path}</source>
<translation>監査ログのファイルを読めません：{path}</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>ファイルの名前と場所を確かめてください。</source>
<translation>ファイルの名前と場所を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<source>監査ログを書き出せません：{path}</source>
<translation>監査ログを書き出せません：{path}</translation>
</message>
<message>
<location filename="../../studio/library/audit_file.py" />
<location filename="../../studio/vault/passphrase.py" />
<source>フォルダーがあるか、書き込みできるか、空き容量があるかを確かめてください。</source>
<translation>フォルダーがあるか, 書き込みできるか, 空き容量があるかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/batches.py" />
<source>このくり返しの記録はありません。</source>
<translation>このくり返しの記録はありません。</translation>
</message>
<message>
<location filename="../../studio/library/batches.py" />
<source>データの画面で、記録の一覧を確かめてください。</source>
<translation>データの画面で, 記録の一覧を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリの鍵が合いません（またはファイルの先頭が壊れています）：{path}</source>
<translation>ライブラリの鍵が合いません（またはファイルの先頭が壊れています）：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップから戻してください（ライブラリと鍵ファイルが一緒に戻ります）。ファイルには触れていません。</source>
<translation>バックアップから戻してください（ライブラリと鍵ファイルが一緒に戻ります）。ファイルには触れていません。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルが壊れています：{path}</source>
<translation>ライブラリのファイルが壊れています：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを閉じて、バックアップからライブラリを戻してください。壊れたファイルは消さずに取っておいてください。</source>
<translation>手順スタジオを閉じて, バックアップからライブラリを戻してください。壊れたファイルは消さずに取っておいてください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルと、その -wal ファイルの時期が合いません：{path}</source>
<translation>ライブラリのファイルと, その -wal ファイルの時期が合いません：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>同期フォルダーやコピーで片方だけが入れ替わったようです。手順スタジオを閉じて、バックアップからライブラリを戻してください。いまのファイルは消さずに取っておいてください。</source>
<translation>同期フォルダーやコピーで片方だけが入れ替わったようです。手順スタジオを閉じて, バックアップからライブラリを戻してください。いまのファイルは消さずに取っておいてください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルが見つかりません：{path}</source>
<translation>ライブラリのファイルが見つかりません：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ファイルを移動した場合は元の場所に戻し、消した場合はバックアップから戻してください。何も残っていないときは「新しく始める」を選べます。</source>
<translation>ファイルを移動した場合は元の場所に戻し, 消した場合はバックアップから戻してください。何も残っていないときは「新しく始める」を選べます。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルが空になっています：{path}</source>
<translation>ライブラリのファイルが空になっています：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップからライブラリを戻してください。コピーで移したときは、名前が -wal で終わるファイルも一緒に移してください。</source>
<translation>バックアップからライブラリを戻してください。コピーで移したときは, 名前が -wal で終わるファイルも一緒に移してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このライブラリを開くには、新しい版の手順スタジオが必要です：{path}</source>
<translation>このライブラリを開くには, 新しい版の手順スタジオが必要です：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを更新してから開いてください。ライブラリはそのまま残しています。</source>
<translation>手順スタジオを更新してから開いてください。ライブラリはそのまま残しています。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリは閉じられています。</source>
<translation>ライブラリは閉じられています。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<location filename="../../studio/vault/faults.py" />
<source>手順スタジオを開き直してください。</source>
<translation>手順スタジオを開き直してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリが時間内に応答しませんでした。</source>
<translation>ライブラリが時間内に応答しませんでした。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>同期フォルダーやネットワーク上の場所に置いている場合は、このパソコンの中に移してください。</source>
<translation>同期フォルダーやネットワーク上の場所に置いている場合は, このパソコンの中に移してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>暗号化の部品（SQLCipher）が使えないため、ライブラリを開きません。</source>
<translation>暗号化の部品（SQLCipher）が使えないため, ライブラリを開きません。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリのファイルを開けません：{path}</source>
<translation>ライブラリのファイルを開けません：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ファイルの場所と権限、ディスクの空き容量を確かめてください。フォルダーと同じ名前になっていないかも確かめてください。</source>
<translation>ファイルの場所と権限, ディスクの空き容量を確かめてください。フォルダーと同じ名前になっていないかも確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオのライブラリではないファイルです：{path}</source>
<translation>手順スタジオのライブラリではないファイルです：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このファイルを別の場所に移し、正しいライブラリをバックアップから戻してください。</source>
<translation>このファイルを別の場所に移し, 正しいライブラリをバックアップから戻してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ほかの手順スタジオがライブラリを使っています。</source>
<translation>ほかの手順スタジオがライブラリを使っています。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>少し待つか、ほかに開いている手順スタジオを閉じてから、もう一度試してください。</source>
<translation>少し待つか, ほかに開いている手順スタジオを閉じてから, もう一度試してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ディスクの空き容量が足りないため、保存できませんでした。</source>
<translation>ディスクの空き容量が足りないため, 保存できませんでした。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>空き容量を増やしてから、もう一度保存してください。前に保存した手順は無事です。</source>
<translation>空き容量を増やしてから, もう一度保存してください。前に保存した手順は無事です。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリに書き込めません：{path}</source>
<translation>ライブラリに書き込めません：{path}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順と履歴を見ることはできます。書き込むには、ファイルとフォルダーの書き込み権限を確かめてください。</source>
<translation>手順と履歴を見ることはできます。書き込むには, ファイルとフォルダーの書き込み権限を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリを読み書きできませんでした。</source>
<translation>ライブラリを読み書きできませんでした。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>もう一度試し、続くようなら手順スタジオを開き直してください。</source>
<translation>もう一度試し, 続くようなら手順スタジオを開き直してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>鍵を作り直せませんでした。ライブラリは、これまでの鍵のままで、中身も無事です。</source>
<translation>鍵を作り直せませんでした。ライブラリは, これまでの鍵のままで, 中身も無事です。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>ライブラリと同じ大きさ以上の空き容量があるかを確かめて、もう一度試してください。</source>
<translation>ライブラリと同じ大きさ以上の空き容量があるかを確かめて, もう一度試してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップを作れませんでした：{name}</source>
<translation>バックアップを作れませんでした：{name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>保存先に書き込めるか、空き容量があるかを確かめてから、もう一度試してください。前のバックアップは残っています。</source>
<translation>保存先に書き込めるか, 空き容量があるかを確かめてから, もう一度試してください。前のバックアップは残っています。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>同じ名前のファイルがあります：{name}</source>
<translation>同じ名前のファイルがあります：{name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>別の名前を付けてください。</source>
<translation>別の名前を付けてください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップが見つかりません：{wanted}</source>
<translation>バックアップが見つかりません：{wanted}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップの一覧（tejun library backups）で番号か名前を確かめるか、ファイルの場所を指定してください。</source>
<translation>バックアップの一覧（tejun library backups）で番号か名前を確かめるか, ファイルの場所を指定してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>バックアップとして読めないファイルです：{name}</source>
<translation>バックアップとして読めないファイルです：{name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>別のバックアップを選んでください。今のライブラリには触れていません。</source>
<translation>別のバックアップを選んでください。今のライブラリには触れていません。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>別のライブラリのバックアップです：{name}</source>
<translation>別のライブラリのバックアップです：{name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このライブラリのバックアップを選んでください。入れ替えたいときは、先に「新しく始める」で今のライブラリを別の場所に移してください。</source>
<translation>このライブラリのバックアップを選んでください。入れ替えたいときは, 先に「新しく始める」で今のライブラリを別の場所に移してください。</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>このバックアップを戻すには、新しい版の手順スタジオが必要です：{name}</source>
<translation>このバックアップを戻すには, 新しい版の手順スタジオが必要です：{name}</translation>
</message>
<message>
<location filename="../../studio/library/faults.py" />
<source>手順スタジオを更新してから戻すか、別のバックアップを選んでください。今のライブラリには触れていません。</source>
<translation>手順スタジオを更新してから戻すか, 別のバックアップを選んでください。今のライブラリには触れていません。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>書き出す手順がありません。</source>
<translation>書き出す手順がありません。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順を 1 つ以上選んでください。</source>
<translation>手順を 1 つ以上選んでください。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>一度に書き出せるのは {flows} 個までです</source>
<translation>一度に書き出せるのは {flows} 個までです</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>この手順は、そのままでは .tejun のファイルにできません。</source>
<translation>この手順は, そのままでは .tejun のファイルにできません。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>次の点を直すか、手順を分けてください：{why}</source>
<translation>次の点を直すか, 手順を分けてください：{why}</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>同じ名前のファイルが二度入っています</source>
<translation>同じ名前のファイルが二度入っています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>このファイルには、手順スタジオではない方法でパスワードがかかっています。</source>
<translation>このファイルには, 手順スタジオではない方法でパスワードがかかっています。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順スタジオの書き出しで「パスフレーズで封をする」を選んで、書き出し直してもらってください。</source>
<translation>手順スタジオの書き出しで「パスフレーズで封をする」を選んで, 書き出し直してもらってください。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>ほかの場所を指すファイル（リンク）が入っています</source>
<translation>ほかの場所を指すファイル（リンク）が入っています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>フォルダーの外へ書き込もうとする名前が入っています</source>
<translation>フォルダーの外へ書き込もうとする名前が入っています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順ではないもの（{name}）が入っています</source>
<translation>手順ではないもの（{name}）が入っています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順が {count} つ足りません</source>
<translation>手順が {count} つ足りません</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>目録にないもの（{extra}）が入っています</source>
<translation>目録にないもの（{extra}）が入っています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>手順スタジオを更新してから取り込んでください。何も取り込んでいません。</source>
<translation>手順スタジオを更新してから取り込んでください。何も取り込んでいません。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>書き出したあとに、中身が変わっています</source>
<translation>書き出したあとに, 中身が変わっています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>中のファイル {entries:,} 個</source>
<translation>中のファイル {entries:,} 個</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>開くと極端に大きくなるものが入っています</source>
<translation>開くと極端に大きくなるものが入っています</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>このファイルは取り込めません。{what}。</source>
<translation>このファイルは取り込めません。{what}。</translation>
</message>
<message>
<location filename="../../studio/library/flow_file.py" />
<source>書き出した人に、もう一度書き出してもらってください。心当たりがなければ使わないでください。何も取り込んでいません。</source>
<translation>書き出した人に, もう一度書き出してもらってください。心当たりがなければ使わないでください。何も取り込んでいません。</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>この手順を開くには、新しい版の手順スタジオが必要です。</source>
<translation>この手順を開くには, 新しい版の手順スタジオが必要です。</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>手順スタジオを更新してから開いてください。手順はそのまま残しています。</source>
<translation>手順スタジオを更新してから開いてください。手順はそのまま残しています。</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>この手順は壊れていて、読み込めません。</source>
<translation>この手順は壊れていて, 読み込めません。</translation>
</message>
<message>
<location filename="../../studio/library/flow_format.py" />
<source>前の版やバックアップから戻すか、手順を記録し直してください。壊れた手順もそのまま残しています。</source>
<translation>前の版やバックアップから戻すか, 手順を記録し直してください。壊れた手順もそのまま残しています。</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>名前のない手順</source>
<translation>名前のない手順</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>版 {number} に戻しました</source>
<translation>版 {number} に戻しました</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>この手順は、編集しているあいだに別の画面かコマンドで保存されました。</source>
<translation>この手順は, 編集しているあいだに別の画面かコマンドで保存されました。</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>この手順の版 {number} は残っていません。</source>
<translation>この手順の版 {number} は残っていません。</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>残っている版：{kept}</source>
<translation>残っている版：{kept}</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>手順の一覧で、名前を確かめてください。</source>
<translation>手順の一覧で, 名前を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>「{names}」</source>
<translation>「{names}」</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>「{wanted}」という手順は見つかりません。</source>
<translation>「{wanted}」という手順は見つかりません。</translation>
</message>
<message>
<location filename="../../studio/library/flows.py" />
<source>近い名前の手順：{listed}</source>
<translation>近い名前の手順：{listed}</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルは壊れているか、手順のファイルではありません。</source>
<translation>この手順のファイルは壊れているか, 手順のファイルではありません。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>書き出した人に、もう一度書き出してもらってください。何も取り込んでいません。</source>
<translation>書き出した人に, もう一度書き出してもらってください。何も取り込んでいません。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルは大きすぎます（上限：{limit}）。</source>
<translation>この手順のファイルは大きすぎます（上限：{limit}）。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>手順を分けて書き出してもらってください。何も取り込んでいません。</source>
<translation>手順を分けて書き出してもらってください。何も取り込んでいません。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルの文字コードは、UTF-8 ではありません（{name} のようです）。</source>
<translation>この手順のファイルの文字コードは, UTF-8 ではありません（{name} のようです）。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>UTF-8 で保存し直してから、もう一度取り込んでください。</source>
<translation>UTF-8 で保存し直してから, もう一度取り込んでください。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順のファイルには、同じ項目が二度書かれています。どちらが正しいか分からないため、取り込みません。</source>
<translation>この手順のファイルには, 同じ項目が二度書かれています。どちらが正しいか分からないため, 取り込みません。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>書き出した人に、もう一度書き出してもらってください。</source>
<translation>書き出した人に, もう一度書き出してもらってください。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>変数</source>
<translation>変数</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>{words} {limit:,} 個</source>
<translation>{words} {limit:,} 個</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>1 つの文 {limit:,} 文字</source>
<translation>1 つの文 {limit:,} 文字</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>この手順は、ウェブサイトではないアドレス（{url}）を開こうとします。</source>
<translation>この手順は, ウェブサイトではないアドレス（{url}）を開こうとします。</translation>
</message>
<message>
<location filename="../../studio/library/foreign_flow.py" />
<source>安全のため取り込みません。心当たりがなければ、このファイルは使わないでください。</source>
<translation>安全のため取り込みません。心当たりがなければ, このファイルは使わないでください。</translation>
</message>
<message>
<location filename="../../studio/library/history.py" />
<source>この実行の記録はありません。</source>
<translation>この実行の記録はありません。</translation>
</message>
<message>
<location filename="../../studio/library/history.py" />
<source>実行履歴の一覧で確かめてください。古い記録は 90 日で消えます（残すにはピンを付けてください）。</source>
<translation>実行履歴の一覧で確かめてください。古い記録は 90 日で消えます（残すにはピンを付けてください）。</translation>
</message>
<message>
<location filename="../../studio/library/journal.py" />
<source>途中の実行の記録を読めません。新しい版の手順スタジオが書いたものです。</source>
<translation>途中の実行の記録を読めません。新しい版の手順スタジオが書いたものです。</translation>
</message>
<message>
<location filename="../../studio/library/journal.py" />
<source>新しい版の手順スタジオで続けてください。</source>
<translation>新しい版の手順スタジオで続けてください。</translation>
</message>
<message>
<location filename="../../studio/llm/client.py" />
<source>接続できました。{parts}。</source>
<translation>接続できました。{parts}。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>モデル名が空です。</source>
<translation>モデル名が空です。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>設定の「小さいモデル」にモデル名を入れてください。</source>
<translation>設定の「小さいモデル」にモデル名を入れてください。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>{title}の接続先のアドレスが空です。</source>
<translation>{title}の接続先のアドレスが空です。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>設定の「接続先」にアドレスを入れてください。例：{address_hint}</source>
<translation>設定の「接続先」にアドレスを入れてください。例：{address_hint}</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>API キーが空です。</source>
<translation>API キーが空です。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>設定を開いて API キーを入力するか、内蔵エンジンを選んでください。</source>
<translation>設定を開いて API キーを入力するか, 内蔵エンジンを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>API キーに使えない文字（全角文字・空白・改行など）が入っています。</source>
<translation>API キーに使えない文字（全角文字・空白・改行など）が入っています。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>発行元の画面からもう一度コピーして、そのまま貼り付けてください。</source>
<translation>発行元の画面からもう一度コピーして, そのまま貼り付けてください。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>モデルの接続先のアドレスが正しくありません。</source>
<translation>モデルの接続先のアドレスが正しくありません。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>http:// または https:// で始まるアドレスを入れてください。例：{openai_url}</source>
<translation>http:// または https:// で始まるアドレスを入れてください。例：{openai_url}</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>モデルの接続先のアドレスに、ユーザー名やパスワードが入っています。</source>
<translation>モデルの接続先のアドレスに, ユーザー名やパスワードが入っています。</translation>
</message>
<message>
<location filename="../../studio/llm/config.py" />
<source>アドレスから「名前:パスワード@」の部分を消して、キーは API キーの欄に入れてください。</source>
<translation>アドレスから「名前:パスワード@」の部分を消して, キーは API キーの欄に入れてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>API キーが正しくないため、モデルに接続できません。</source>
<translation>API キーが正しくないため, モデルに接続できません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定で API キーを確かめて、入れ直してください。</source>
<translation>設定で API キーを確かめて, 入れ直してください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>この API キーでは、このモデルを使う許可がありません。</source>
<translation>この API キーでは, このモデルを使う許可がありません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>別のモデルを選ぶか、API キーの管理者に確かめてください。</source>
<translation>別のモデルを選ぶか, API キーの管理者に確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの利用枠（残高）を使い切っています。</source>
<translation>モデルの利用枠（残高）を使い切っています。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>提供元の画面で残高と上限を確かめてください。内蔵エンジンなら今すぐ使えます。</source>
<translation>提供元の画面で残高と上限を確かめてください。内蔵エンジンなら今すぐ使えます。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルが混み合っていて、今は受け付けてもらえません。</source>
<translation>モデルが混み合っていて, 今は受け付けてもらえません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルに接続できません。</source>
<translation>モデルに接続できません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>インターネット接続・プロキシ・設定の接続先アドレスを確かめて、もう一度実行してください。</source>
<translation>インターネット接続・プロキシ・設定の接続先アドレスを確かめて, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が時間内に届きませんでした。</source>
<translation>モデルの返事が時間内に届きませんでした。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>もう一度実行してください。続くときは、設定でもっと速いモデルを選んでください。</source>
<translation>もう一度実行してください。続くときは, 設定でもっと速いモデルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの提供元で障害が起きているようです。</source>
<translation>モデルの提供元で障害が起きているようです。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>指定されたモデル、または接続先のアドレスが見つかりません。</source>
<translation>指定されたモデル, または接続先のアドレスが見つかりません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定でモデル名と接続先アドレスを確かめてください。</source>
<translation>設定でモデル名と接続先アドレスを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルが依頼の形を受け付けませんでした。</source>
<translation>モデルが依頼の形を受け付けませんでした。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定でモデル名と接続先を確かめるか、別のモデルを選んでください。</source>
<translation>設定でモデル名と接続先を確かめるか, 別のモデルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>ページの内容が長すぎて、このモデルでは扱えません。</source>
<translation>ページの内容が長すぎて, このモデルでは扱えません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>より長い文章を扱えるモデルを選ぶか、ページを絞り込んでから実行してください。</source>
<translation>より長い文章を扱えるモデルを選ぶか, ページを絞り込んでから実行してください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が決められた形になっていません。</source>
<translation>モデルの返事が決められた形になっていません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>もう一度実行するか、別のモデルを選んでください。</source>
<translation>もう一度実行するか, 別のモデルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>接続先から、モデルの返事ではないものが返ってきました。</source>
<translation>接続先から, モデルの返事ではないものが返ってきました。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定で接続先アドレスを確かめてください（多くは /v1 で終わります）。</source>
<translation>設定で接続先アドレスを確かめてください（多くは /v1 で終わります）。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が途中で切れました。</source>
<translation>モデルの返事が途中で切れました。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>もう一度実行してください。</source>
<translation>もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が長くなりすぎて、途中で止まりました。</source>
<translation>モデルの返事が長くなりすぎて, 途中で止まりました。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>やりたいことを小さく分けるか、別のモデルを選んでください。</source>
<translation>やりたいことを小さく分けるか, 別のモデルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルがこの依頼を断りました。</source>
<translation>モデルがこの依頼を断りました。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>やりたいことの書き方を変えるか、この作業は手で行ってください。</source>
<translation>やりたいことの書き方を変えるか, この作業は手で行ってください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの提供元の内容フィルターが、返事を止めました。</source>
<translation>モデルの提供元の内容フィルターが, 返事を止めました。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>やりたいことの書き方を変えるか、別のモデルを選んでください。</source>
<translation>やりたいことの書き方を変えるか, 別のモデルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事が空でした。</source>
<translation>モデルの返事が空でした。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの返事がいつまでも終わらないので、途中で打ち切りました。</source>
<translation>モデルの返事がいつまでも終わらないので, 途中で打ち切りました。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの接続先が本物かどうかを確かめられません（証明書のエラー）。</source>
<translation>モデルの接続先が本物かどうかを確かめられません（証明書のエラー）。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>接続先アドレスとパソコンの日付を確かめてください。会社のネットワークでは、管理者に証明書の設定を確かめてください。</source>
<translation>接続先アドレスとパソコンの日付を確かめてください。会社のネットワークでは, 管理者に証明書の設定を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>プロキシが、モデルへの接続を通しませんでした。</source>
<translation>プロキシが, モデルへの接続を通しませんでした。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>ネットワークの管理者に、プロキシの設定（HTTPS_PROXY）と認証を確かめてください。</source>
<translation>ネットワークの管理者に, プロキシの設定（HTTPS_PROXY）と認証を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>このモデルは、決められた形で返事ができないので、実行に使えません。</source>
<translation>このモデルは, 決められた形で返事ができないので, 実行に使えません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定の「AI モデル」で別のモデルを選んでください（このパソコンで動かすなら、画面の「おすすめ」か tejun models）。モデルを入れ替えたときは、もう一度「接続テスト」をすると使えるようになります。</source>
<translation>設定の「AI モデル」で別のモデルを選んでください（このパソコンで動かすなら, 画面の「おすすめ」か tejun models）。モデルを入れ替えたときは, もう一度「接続テスト」をすると使えるようになります。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの接続先のサーバー名が見つかりません。</source>
<translation>モデルの接続先のサーバー名が見つかりません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>設定の接続先アドレスの書き間違いと、インターネット接続を確かめてください。</source>
<translation>設定の接続先アドレスの書き間違いと, インターネット接続を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>モデルの接続先は、暗号化された接続（https）に対応していません。</source>
<translation>モデルの接続先は, 暗号化された接続（https）に対応していません。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>このパソコンの中のサーバーなら、設定の接続先アドレスを「http://」で始めてください。</source>
<translation>このパソコンの中のサーバーなら, 設定の接続先アドレスを「http://」で始めてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>このパソコンのモデルのサーバーに接続できません。動いていないようです。</source>
<translation>このパソコンのモデルのサーバーに接続できません。動いていないようです。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>Ollama や LM Studio などのサーバーを起動し、設定の接続先アドレス（ポート番号）を確かめてください。</source>
<translation>Ollama や LM Studio などのサーバーを起動し, 設定の接続先アドレス（ポート番号）を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/errors.py" />
<source>{wait_s:.0f} 秒ほど待ってから、もう一度実行してください。</source>
<translation>{wait_s:.0f} 秒ほど待ってから, もう一度実行してください。</translation>
</message>
<message>
<location filename="../../studio/llm/fitness.py" />
<source>「{model}」は、決められた形で返事ができないモデルなので、実行に使えません（試した {asked} 問のうち {kept} 問）。</source>
<translation>「{model}」は, 決められた形で返事ができないモデルなので, 実行に使えません（試した {asked} 問のうち {kept} 問）。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>「{name}」というモデルは、Ollama のモデル一覧にありません。</source>
<translation>「{name}」というモデルは, Ollama のモデル一覧にありません。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>名前を確かめてください。大きさまで書きます（例：gemma3:4b）。</source>
<translation>名前を確かめてください。大きさまで書きます（例：gemma3:4b）。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>ディスクの空きが足りないため、「{name}」を取り込めませんでした。</source>
<translation>ディスクの空きが足りないため, 「{name}」を取り込めませんでした。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>空きを作ってから、もう一度取り込んでください。途中まで取り込んだ分は使われます。</source>
<translation>空きを作ってから, もう一度取り込んでください。途中まで取り込んだ分は使われます。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>「{name}」の取り込みが途中で止まりました。</source>
<translation>「{name}」の取り込みが途中で止まりました。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>インターネット接続を確かめて、もう一度取り込んでください。途中からの続きになります。</source>
<translation>インターネット接続を確かめて, もう一度取り込んでください。途中からの続きになります。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>このパソコンで Ollama が動いていません。</source>
<translation>このパソコンで Ollama が動いていません。</translation>
</message>
<message>
<location filename="../../studio/llm/local_servers.py" />
<source>Ollama を起動してから（入れていないときは、入れてから）、もう一度お試しください。</source>
<translation>Ollama を起動してから（入れていないときは, 入れてから）, もう一度お試しください。</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>保管している認証情報「{name}」の値</source>
<translation>保管している認証情報「{name}」の値</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>この実行で使うパスワードと同じ値</source>
<translation>この実行で使うパスワードと同じ値</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>値がありふれた言葉のときは、パスワードを変えるか、その認証情報を消してください。</source>
<translation>値がありふれた言葉のときは, パスワードを変えるか, その認証情報を消してください。</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>パスワードでない言葉のときは、「利用者名は「…」」のように、何の値かを文に書いてください。</source>
<translation>パスワードでない言葉のときは, 「利用者名は「…」」のように, 何の値かを文に書いてください。</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>画面や手順の中に、{called}が見つかったので、モデルへの送信を止めました。この回の内容は送っていません。</source>
<translation>画面や手順の中に, {called}が見つかったので, モデルへの送信を止めました。この回の内容は送っていません。</translation>
</message>
<message>
<location filename="../../studio/llm/outgoing.py" />
<source>その値が表示されている画面を閉じるか、やりたいことの文から値を消して、もう一度実行してください。値のかわりに「{{{{秘密:名前}}}}」と書くと、モデルに送らずに使えます。{everyday}</source>
<translation>その値が表示されている画面を閉じるか, やりたいことの文から値を消して, もう一度実行してください。値のかわりに「{{{{秘密:名前}}}}」と書くと, モデルに送らずに使えます。{everyday}</translation>
</message>
<message>
<location filename="../../studio/llm/parsing.py" />
<source>やりたいことを読み取れませんでした。</source>
<translation>やりたいことを読み取れませんでした。</translation>
</message>
<message>
<location filename="../../studio/llm/parsing.py" />
<source>「どのサイトで」「何をするか」を書き足してください。例：「練習書店で「プログラミング」を検索して」</source>
<translation>「どのサイトで」「何をするか」を書き足してください。例：「練習書店で「プログラミング」を検索して」</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>JSON スキーマ</source>
<translation>JSON スキーマ</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>JSON モードとスキーマ</source>
<translation>JSON モードとスキーマ</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>JSON モード</source>
<translation>JSON モード</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>ツール呼び出し</source>
<translation>ツール呼び出し</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>文章での指定</source>
<translation>文章での指定</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>逐次受信</source>
<translation>逐次受信</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>一括受信</source>
<translation>一括受信</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{model}（{check}、{mode}、{streams}）</source>
<translation>{model}（{check}, {mode}, {streams}）</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>このモデルのコンテキスト長は {context:,} で、ページの内容が入りきりません</source>
<translation>このモデルのコンテキスト長は {context:,} で, ページの内容が入りきりません</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{words}。ただし、{troubles}</source>
<translation>{words}。ただし, {troubles}</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>この接続先は、使えるモデルの一覧を出しません。</source>
<translation>この接続先は, 使えるモデルの一覧を出しません。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>モデルの名前（Azure ではデプロイ名）を、欄に入力してください。</source>
<translation>モデルの名前（Azure ではデプロイ名）を, 欄に入力してください。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>Azure に「{model}」というデプロイが見つかりません。</source>
<translation>Azure に「{model}」というデプロイが見つかりません。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>モデル名ではなく、Azure で付けたデプロイ名を入れてください。接続先アドレスと API バージョンも確かめてください。</source>
<translation>モデル名ではなく, Azure で付けたデプロイ名を入れてください。接続先アドレスと API バージョンも確かめてください。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>「{model}」は、この接続先にありますが、文章のやり取り（chat/completions）には使えません。</source>
<translation>「{model}」は, この接続先にありますが, 文章のやり取り（chat/completions）には使えません。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>チャット用のモデルを選んでください。</source>
<translation>チャット用のモデルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source> ほか {count} 個</source>
<translation> ほか {count} 個</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>「{model}」というモデルは、この接続先にありません。</source>
<translation>「{model}」というモデルは, この接続先にありません。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>設定のモデル名を、使えるモデルの名前にしてください：{shown}{more}。</source>
<translation>設定のモデル名を, 使えるモデルの名前にしてください：{shown}{more}。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>接続先のアドレスの最後に /v1 が足りません。</source>
<translation>接続先のアドレスの最後に /v1 が足りません。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>設定の接続先を {base_url}/v1 にしてください。</source>
<translation>設定の接続先を {base_url}/v1 にしてください。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{name} に接続できません。動いていないようです。</source>
<translation>{name} に接続できません。動いていないようです。</translation>
</message>
<message>
<location filename="../../studio/llm/probing.py" />
<source>{name} を起動してから、もう一度お試しください。接続先は {base_url} です。</source>
<translation>{name} を起動してから, もう一度お試しください。接続先は {base_url} です。</translation>
</message>
<message>
<location filename="../../studio/llm/resources.py" />
<source>モデルへの指示文（{name}）が壊れています。</source>
<translation>モデルへの指示文（{name}）が壊れています。</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>前の予定の実行が終わらないため、実行できませんでした。</source>
<translation>前の予定の実行が終わらないため, 実行できませんでした。</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>手順スタジオを開いて、前の予定がどこで止まっているかを確かめてください。</source>
<translation>手順スタジオを開いて, 前の予定がどこで止まっているかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>予定のファイルを読めません：{path}</source>
<translation>予定のファイルを読めません：{path}</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>新しい版の手順スタジオで作ったものなら、その版で開いてください。壊れているときは、ファイルの名前を変えてから予定を決め直してください（手順はそのまま残っています）。</source>
<translation>新しい版の手順スタジオで作ったものなら, その版で開いてください。壊れているときは, ファイルの名前を変えてから予定を決め直してください（手順はそのまま残っています）。</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>予定を書き込めません：{path}</source>
<translation>予定を書き込めません：{path}</translation>
</message>
<message>
<location filename="../../studio/scheduling/book.py" />
<source>ディスクの空きと、フォルダーに書き込めるかを確かめてください。前の予定はそのまま残っています。</source>
<translation>ディスクの空きと, フォルダーに書き込めるかを確かめてください。前の予定はそのまま残っています。</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>手順スタジオの予定：{name}（{when}）</source>
<translation>手順スタジオの予定：{name}（{when}）</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>このパソコンの予定の仕組み（タスク スケジューラ、systemd、launchd）に登録できませんでした。予定は「切」で残してあります。</source>
<translation>このパソコンの予定の仕組み（タスク スケジューラ, systemd, launchd）に登録できませんでした。予定は「切」で残してあります。</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>このパソコンには、予定の時刻に実行する仕組みがありません（{tool} が見つかりません）。予定は「切」で残してあります。</source>
<translation>このパソコンには, 予定の時刻に実行する仕組みがありません（{tool} が見つかりません）。予定は「切」で残してあります。</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>systemd のあるパソコンで「入」にするか、cron などから tejun schedule run（予定の番号）を実行してください。</source>
<translation>systemd のあるパソコンで「入」にするか, cron などから tejun schedule run（予定の番号）を実行してください。</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>一度ログアウトして、ログインし直してから「入」にしてください。サーバーでは、管理者が loginctl enable-linger（利用者名）を実行すると使えます。</source>
<translation>一度ログアウトして, ログインし直してから「入」にしてください。サーバーでは, 管理者が loginctl enable-linger（利用者名）を実行すると使えます。</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>一度ログアウトして、ログインし直してから「入」にしてください。</source>
<translation>一度ログアウトして, ログインし直してから「入」にしてください。</translation>
</message>
<message>
<location filename="../../studio/scheduling/entry.py" />
<source>タスク スケジューラが会社の決まりで止められていないかを、管理者に確かめてください。</source>
<translation>タスク スケジューラが会社の決まりで止められていないかを, 管理者に確かめてください。</translation>
</message>
<message>
<location filename="../../studio/scheduling/locks.py" />
<source>この手順は、いま別の所（予定、別の窓、コマンド）で実行しています。</source>
<translation>この手順は, いま別の所（予定, 別の窓, コマンド）で実行しています。</translation>
</message>
<message>
<location filename="../../studio/scheduling/locks.py" />
<source>同じことを二度しないように、終わるのを待ってから実行してください。</source>
<translation>同じことを二度しないように, 終わるのを待ってから実行してください。</translation>
</message>
<message>
<location filename="../../studio/settings/paths.py" />
<source>データを置くフォルダーを作れません：{folder}</source>
<translation>データを置くフォルダーを作れません：{folder}</translation>
</message>
<message>
<location filename="../../studio/settings/paths.py" />
<source>書き込める場所かどうかを確かめるか、--home や {home_variable} で別のフォルダーを指定してください。</source>
<translation>書き込める場所かどうかを確かめるか, --home や {home_variable} で別のフォルダーを指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>API バージョンは 2024-10-21 や 2025-01-01-preview の形で入力してください。わからないときは空にしてください。</source>
<translation>API バージョンは 2024-10-21 や 2025-01-01-preview の形で入力してください。わからないときは空にしてください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>API キーに使えない文字（全角文字、空白、改行など）が入っています。発行元の画面からもう一度コピーしてください。</source>
<translation>API キーに使えない文字（全角文字, 空白, 改行など）が入っています。発行元の画面からもう一度コピーしてください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>接続先は「https://」で始まる住所で入力してください。例：https://api.openai.com/v1</source>
<translation>接続先は「https://」で始まる住所で入力してください。例：https://api.openai.com/v1</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>接続先にユーザー名やパスワードを入れないでください。</source>
<translation>接続先にユーザー名やパスワードを入れないでください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>接続先が暗号化されていません。「http://」は、このパソコンの中（localhost）だけで使えます。「https://」の住所を入力してください。</source>
<translation>接続先が暗号化されていません。「http://」は, このパソコンの中（localhost）だけで使えます。「https://」の住所を入力してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定ファイル（{file}）の {name}</source>
<translation>設定ファイル（{file}）の {name}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>環境変数 {prefix}{name}</source>
<translation>環境変数 {prefix}{name}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定を保存できません：{settings_file}</source>
<translation>設定を保存できません：{settings_file}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<location filename="../../studio/vault/keyfile.py" />
<source>書き込めるフォルダーか、空き容量があるかを確かめてください。</source>
<translation>書き込めるフォルダーか, 空き容量があるかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定ファイルを読めません：{settings_file}</source>
<translation>設定ファイルを読めません：{settings_file}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>書き方（例：engine = "builtin"）を直すか、ファイルの名前を変えてから、もう一度開いてください。名前を変えると初期設定で始まります。</source>
<translation>書き方（例：engine = "builtin"）を直すか, ファイルの名前を変えてから, もう一度開いてください。名前を変えると初期設定で始まります。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定ファイル（{settings_file}）に {key_field} を書くことはできません。</source>
<translation>設定ファイル（{settings_file}）に {key_field} を書くことはできません。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>その行を消して、設定画面で入力するか、環境変数 {prefix}API_KEY を使ってください。</source>
<translation>その行を消して, 設定画面で入力するか, 環境変数 {prefix}API_KEY を使ってください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>設定の値が正しくありません：{place}。</source>
<translation>設定の値が正しくありません：{place}。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>standard、development、production のどれかを指定してください。</source>
<translation>standard, development, production のどれかを指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>system、light、dark のどれかを指定してください。</source>
<translation>system, light, dark のどれかを指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>ja、en のどれかを指定してください。</source>
<translation>ja, en のどれかを指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>builtin（内蔵エンジン）か openai を指定してください。</source>
<translation>builtin（内蔵エンジン）か openai を指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>{provider} のどれかを指定するか、空にしてください。</source>
<translation>{provider} のどれかを指定するか, 空にしてください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（送る）か false（送らない）を指定してください。</source>
<translation>true（送る）か false（送らない）を指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（探してもらう）か false（探さない）を指定してください。</source>
<translation>true（探してもらう）か false（探さない）を指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（年末年始を休みとする）か false（しない）を指定してください。</source>
<translation>true（年末年始を休みとする）か false（しない）を指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（毎週点検する）か false（しない）を指定してください。</source>
<translation>true（毎週点検する）か false（しない）を指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>true（毎週ページも見る）か false（見ない）を指定してください。</source>
<translation>true（毎週ページも見る）か false（見ない）を指定してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>0 から {yen:,.0f} までの金額（円）を数字で入力してください。0 は上限なしです。</source>
<translation>0 から {yen:,.0f} までの金額（円）を数字で入力してください。0 は上限なしです。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>0 から {tokens:,} までの整数で入力してください。0 は上限なしです。</source>
<translation>0 から {tokens:,} までの整数で入力してください。0 は上限なしです。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>1 から {steps:,} までの整数で入力してください。</source>
<translation>1 から {steps:,} までの整数で入力してください。</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>「{name}」という設定はありません。使える設定：{model_fields}</source>
<translation>「{name}」という設定はありません。使える設定：{model_fields}</translation>
</message>
<message>
<location filename="../../studio/settings/settings.py" />
<source>文字列で指定してください。</source>
<translation>文字列で指定してください。</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<location filename="../../studio/sheets/workbook.py" />
<source>{line} 行目を見出しとして読みました。</source>
<translation>{line} 行目を見出しとして読みました。</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>文字コードが JIS（ISO-2022-JP）です</source>
<translation>文字コードが JIS（ISO-2022-JP）です</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>文字ではないデータが入っています</source>
<translation>文字ではないデータが入っています</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>文字コードが UTF-8 でも Shift_JIS（CP932）でもありません</source>
<translation>文字コードが UTF-8 でも Shift_JIS（CP932）でもありません</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<location filename="../../studio/sheets/workbook.py" />
<source>{lines:,} 行より多い表です</source>
<translation>{lines:,} 行より多い表です</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>{line} 行目に {cell_chars:,} 文字より長い項目があります。引用符（"）が閉じていないことがあります</source>
<translation>{line} 行目に {cell_chars:,} 文字より長い項目があります。引用符（"）が閉じていないことがあります</translation>
</message>
<message>
<location filename="../../studio/sheets/csv_file.py" />
<source>{line} 行目の引用符（"）が合っていません</source>
<translation>{line} 行目の引用符（"）が合っていません</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel で開き、「名前を付けて保存」で「Excel ブック（.xlsx）」を選んで保存し直してください。</source>
<translation>Excel で開き, 「名前を付けて保存」で「Excel ブック（.xlsx）」を選んで保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」を開けません。</source>
<translation>「{name}」を開けません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>ファイルがあるか、ほかのプログラムが使っていないかを確かめてください。</source>
<translation>ファイルがあるか, ほかのプログラムが使っていないかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は壊れているか、表のファイルではないため、読めません。</source>
<translation>「{name}」は壊れているか, 表のファイルではないため, 読めません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel で開けるか確かめてください。開けたら、{as_xlsx}</source>
<translation>Excel で開けるか確かめてください。開けたら, {as_xlsx}</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は、Excel が開いている間だけ作る作業用のファイルです。表は入っていません。</source>
<translation>「{name}」は, Excel が開いている間だけ作る作業用のファイルです。表は入っていません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{really}」のほうを選んでください。</source>
<translation>「{really}」のほうを選んでください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は古い形式（.xls）の Excel ファイルのため、読めません。</source>
<translation>「{name}」は古い形式（.xls）の Excel ファイルのため, 読めません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」はパスワードで保護されているため、読めません。</source>
<translation>「{name}」はパスワードで保護されているため, 読めません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel でパスワードを外した写しを作り、そちらを選んでください。</source>
<translation>Excel でパスワードを外した写しを作り, そちらを選んでください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」の中身は、名前の終わりと合っていません（中身は {really} のようです）。</source>
<translation>「{name}」の中身は, 名前の終わりと合っていません（中身は {really} のようです）。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>正しい名前に直すか、Excel で開いて保存し直してください。</source>
<translation>正しい名前に直すか, Excel で開いて保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は {kind} のため、読めません。</source>
<translation>「{name}」は {kind} のため, 読めません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」は大きすぎるため、読めません（{what}）。</source>
<translation>「{name}」は大きすぎるため, 読めません（{what}）。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>使う行と列だけを、別のファイルに分けてください。</source>
<translation>使う行と列だけを, 別のファイルに分けてください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」に「{sheet}」というシートはありません。</source>
<translation>「{name}」に「{sheet}」というシートはありません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>あるシート：{names}</source>
<translation>あるシート：{names}</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」に表がありません。</source>
<translation>「{name}」に表がありません。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>1 行目に見出し、その下にデータのあるファイルかシートを選んでください。</source>
<translation>1 行目に見出し, その下にデータのあるファイルかシートを選んでください。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>「{name}」を CSV として読めません（{why}）。</source>
<translation>「{name}」を CSV として読めません（{why}）。</translation>
</message>
<message>
<location filename="../../studio/sheets/faults.py" />
<source>Excel で開いて、「CSV UTF-8（コンマ区切り）」か .xlsx で保存し直してください。</source>
<translation>Excel で開いて, 「CSV UTF-8（コンマ区切り）」か .xlsx で保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/sheets/headings.py" />
<source>「{kinds}」という列が {count} 列あります。どれを使うか確かめてください。</source>
<translation>「{kinds}」という列が {count} 列あります。どれを使うか確かめてください。</translation>
</message>
<message>
<location filename="../../studio/sheets/headings.py" />
<source>「{kinds}」は、よく似た名前の列です。どれを使うか確かめてください。</source>
<translation>「{kinds}」は, よく似た名前の列です。どれを使うか確かめてください。</translation>
</message>
<message>
<location filename="../../studio/sheets/headings.py" />
<source>「{words}」の行のようです。</source>
<translation>「{words}」の行のようです。</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>Excel ファイル</source>
<translation>Excel ファイル</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>文字だけのファイル</source>
<translation>文字だけのファイル</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>広げると大きくなりすぎます</source>
<translation>広げると大きくなりすぎます</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>Excel バイナリ ブック（.xlsb）</source>
<translation>Excel バイナリ ブック（.xlsb）</translation>
</message>
<message>
<location filename="../../studio/sheets/package.py" />
<source>OpenDocument（.ods）</source>
<translation>OpenDocument（.ods）</translation>
</message>
<message>
<location filename="../../studio/sheets/sheet_edit.py" />
<source>シートの右端の列まで使われているため、結果の列を書き込めません。</source>
<translation>シートの右端の列まで使われているため, 結果の列を書き込めません。</translation>
</message>
<message>
<location filename="../../studio/sheets/sheet_edit.py" />
<source>結果は、くり返しの画面で確かめてください。写しが要るときは、右端の不要な列を消した表で始めてください。</source>
<translation>結果は, くり返しの画面で確かめてください。写しが要るときは, 右端の不要な列を消した表で始めてください。</translation>
</message>
<message>
<location filename="../../studio/sheets/table_files.py" />
<source>このファイルは、いま Excel などで開かれています。保存していない変更は入っていません。</source>
<translation>このファイルは, いま Excel などで開かれています。保存していない変更は入っていません。</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>数式の結果が保存されていません。Excel で開いて保存し直してください。</source>
<translation>数式の結果が保存されていません。Excel で開いて保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>{name}」の「{part_name}</source>
<translation>{name}」の「{part_name}</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>{columns:,} 列より多い表です</source>
<translation>{columns:,} 列より多い表です</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>エラー値（{error}）が入っています。</source>
<translation>エラー値（{error}）が入っています。</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>非表示の行（フィルターなど）{count:,} 件は、対象に入れていません。</source>
<translation>非表示の行（フィルターなど）{count:,} 件は, 対象に入れていません。</translation>
</message>
<message>
<location filename="../../studio/sheets/workbook.py" />
<source>結合したセル（{place} など）は、いちばん上の行だけに値があるものとして読みました。</source>
<translation>結合したセル（{place} など）は, いちばん上の行だけに値があるものとして読みました。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>{0}で止まりました</source>
<translation>{0}で止まりました</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>{0}ができたか確認できませんでした</source>
<translation>{0}ができたか確認できませんでした</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>{0}には人の操作が必要です</source>
<translation>{0}には人の操作が必要です</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>もう送られたかもしれません。やり直す前に、ブラウザーの画面で、済んでいるか確かめてください。</source>
<translation>もう送られたかもしれません。やり直す前に, ブラウザーの画面で, 済んでいるか確かめてください。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>くわしい内容</source>
<translation>くわしい内容</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/cards/resume_card.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>続きから</source>
<translation>続きから</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/cards/resume_card.py" />
<source>済んだことはくり返さず、残りを行います</source>
<translation>済んだことはくり返さず, 残りを行います</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>画面から選び直す</source>
<translation>画面から選び直す</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/cards/going_on.py" />
<source>飛ばして続ける</source>
<translation>飛ばして続ける</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/cards/save_bar.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<location filename="../../studio/ui/keys/recovery.py" />
<location filename="../../studio/ui/library/trash.py" />
<location filename="../../studio/ui/library/versions.py" />
<location filename="../../studio/ui/manual/manual.py" />
<location filename="../../studio/ui/window/app.py" />
<source>閉じる</source>
<translation>閉じる</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<source>済んでいるか確かめて次へ</source>
<translation>済んでいるか確かめて次へ</translation>
</message>
<message>
<location filename="../../studio/ui/cards/failure_card.py" />
<location filename="../../studio/ui/page/dock.py" />
<source>たたむ</source>
<translation>たたむ</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>飛ばした手順：{left_out}</source>
<translation>飛ばした手順：{left_out}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>次の手順：{way}</source>
<translation>次の手順：{way}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>次の手順は、もう送られたかもしれません：
・{0}

ブラウザーの画面で、済んでいるか確かめてください。これはもう行わずに、次から続けます：
・{1}</source>
<translation>次の手順は, もう送られたかもしれません：
・{0}

ブラウザーの画面で, 済んでいるか確かめてください。これはもう行わずに, 次から続けます：
・{1}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>次の手順は、行わずに飛ばします：
・{0}

その次から、いまの画面で続けます：
・{1}

飛ばした手順の結果をあとで使うときは、飛ばさずに、手順を直してください。</source>
<translation>次の手順は, 行わずに飛ばします：
・{0}

その次から, いまの画面で続けます：
・{1}

飛ばした手順の結果をあとで使うときは, 飛ばさずに, 手順を直してください。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>済んでいるか確かめて続けます</source>
<translation>済んでいるか確かめて続けます</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>飛ばして続けます</source>
<translation>飛ばして続けます</translation>
</message>
<message>
<location filename="../../studio/ui/cards/going_on.py" />
<source>確かめたので続ける</source>
<translation>確かめたので続ける</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>ブラウザーの画面から選んでください</source>
<translation>ブラウザーの画面から選んでください</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>押しても、ページは動きません。選ばないときは「やめる」か Esc キーを押します。</source>
<translation>押しても, ページは動きません。選ばないときは「やめる」か Esc キーを押します。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>この操作は行わずに、次から続けます</source>
<translation>この操作は行わずに, 次から続けます</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{0}：画面が変わったため、操作する部分が見つかりません。いまの画面で、その部分を押してください。</source>
<translation>{0}：画面が変わったため, 操作する部分が見つかりません。いまの画面で, その部分を押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/point_card.py" />
<source>{0}：画面が変わったため、一覧を読み取れません。いまの画面で、</source>
<translation>{0}：画面が変わったため, 一覧を読み取れません。いまの画面で, </translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>送る内容</source>
<translation>送る内容</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>この種の送信は、次から確認なしで送る</source>
<translation>この種の送信は, 次から確認なしで送る</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>設定の「確認なしで送るもの」で、いつでも取り消せます</source>
<translation>設定の「確認なしで送るもの」で, いつでも取り消せます</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>確認してください</source>
<translation>確認してください</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>内容を確かめて、よいときだけ「実行する」を押してください。</source>
<translation>内容を確かめて, よいときだけ「実行する」を押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>送り先</source>
<translation>送り先</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/window/presence.py" />
<source>あなたの番です</source>
<translation>あなたの番です</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>答え（空のままでも続けられます）</source>
<translation>答え（空のままでも続けられます）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>手がかり（なくてもかまいません）</source>
<translation>手がかり（なくてもかまいません）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>{words}（{place}）</source>
<translation>{words}（{place}）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ほか {count} 項目</source>
<translation>ほか {count} 項目</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ほかに {rest} 件</source>
<translation>ほかに {rest} 件</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>画面を見る</source>
<translation>画面を見る</translation>
</message>
<message>
<location filename="../../studio/ui/cards/question_card.py" />
<source>ブラウザーを手前に出します</source>
<translation>ブラウザーを手前に出します</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>AI が見つけました。</source>
<translation>AI が見つけました。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>AI（大きいモデル）が見つけました。</source>
<translation>AI（大きいモデル）が見つけました。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>あなたが画面から選びました。</source>
<translation>あなたが画面から選びました。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>AI がこの項目だけを行い、別のやり方として残しました。</source>
<translation>AI がこの項目だけを行い, 別のやり方として残しました。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<location filename="../../studio/ui/create/step_pictures.py" />
<location filename="../../studio/ui/page/aria_tree.py" />
<source>前の画面</source>
<translation>前の画面</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>いまの画面</source>
<translation>いまの画面</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>この修復を使う</source>
<translation>この修復を使う</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<location filename="../../studio/ui/settings/kept_card.py" />
<source>取り消す</source>
<translation>取り消す</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{0}を{1}に直しました</source>
<translation>{0}を{1}に直しました</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{0}の見つけ方を直しました</source>
<translation>{0}の見つけ方を直しました</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{0}を{1}に直してよいですか</source>
<translation>{0}を{1}に直してよいですか</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>{repair}　{why}</source>
<translation>{repair}　{why}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>取り消せない操作のため、あなたが「この修復を使う」を押すまで使いません。</source>
<translation>取り消せない操作のため, あなたが「この修復を使う」を押すまで使いません。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/repair_card.py" />
<source>仮の修復です。あと {left} 回、最後まで実行できると、手順の新しい版になります。</source>
<translation>仮の修復です。あと {left} 回, 最後まで実行できると, 手順の新しい版になります。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>前回の実行が途中で止まりました</source>
<translation>前回の実行が途中で止まりました</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>ほかに {others} 件</source>
<translation>ほかに {others} 件</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>「{name}」（{when} に開始）</source>
<translation>「{name}」（{when} に開始）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>{quoted} の途中で止まったため、済んでいるかどうかが分かりません。サイトを見て、どちらかを選んでください。同じことを二度しないためです。</source>
<translation>{quoted} の途中で止まったため, 済んでいるかどうかが分かりません。サイトを見て, どちらかを選んでください。同じことを二度しないためです。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>サイトを開く</source>
<translation>サイトを開く</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>見るだけで、何も行いません</source>
<translation>見るだけで, 何も行いません</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<location filename="../../studio/ui/create/run_starter.py" />
<location filename="../../studio/ui/editor/flow_running.py" />
<source>済んでいる（次から続ける）</source>
<translation>済んでいる（次から続ける）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>この操作はくり返さず、その次から続けます</source>
<translation>この操作はくり返さず, その次から続けます</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<location filename="../../studio/ui/create/run_starter.py" />
<location filename="../../studio/ui/editor/flow_running.py" />
<source>まだ（これから行う）</source>
<translation>まだ（これから行う）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>この操作を行ってから、続けます</source>
<translation>この操作を行ってから, 続けます</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>最初から</source>
<translation>最初から</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>済んだことも、もう一度行います（先に確認します）</source>
<translation>済んだことも, もう一度行います（先に確認します）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<location filename="../../studio/ui/data/data_cards.py" />
<source>破棄</source>
<translation>破棄</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>続きを行わず、この案内を消します（済んだことはそのままです）</source>
<translation>続きを行わず, この案内を消します（済んだことはそのままです）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>・{step}</source>
<translation>・{step}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>最初から実行します</source>
<translation>最初から実行します</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>前の実行で、次のことを済ませました（または済ませた可能性があります）：
{words}

最初から実行すると、もう一度行うことになります。</source>
<translation>前の実行で, 次のことを済ませました（または済ませた可能性があります）：
{words}

最初から実行すると, もう一度行うことになります。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>それでも最初から実行</source>
<translation>それでも最初から実行</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>「{name}」の続きは、できなくなります。済んだことは取り消されません。</source>
<translation>「{name}」の続きは, できなくなります。済んだことは取り消されません。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>残しておく</source>
<translation>残しておく</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>「{short}」</source>
<translation>「{short}」</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>くり返すと困る操作は、まだ行っていません。</source>
<translation>くり返すと困る操作は, まだ行っていません。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/resume_card.py" />
<source>最後に行ったこと：{last}（{when}）</source>
<translation>最後に行ったこと：{last}（{when}）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>今はしない</source>
<translation>今はしない</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<location filename="../../studio/ui/editor/flow_editor_list.py" />
<location filename="../../studio/ui/library/library_list.py" />
<source>手順の一覧</source>
<translation>手順の一覧</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>保存の前に練習する（何も送らない所まで）</source>
<translation>保存の前に練習する（何も送らない所まで）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順を編集</source>
<translation>手順を編集</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>変えられる値の提案</source>
<translation>変えられる値の提案</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>認証情報に保存</source>
<translation>認証情報に保存</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>別の値でもう一度</source>
<translation>別の値でもう一度</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順に合わせる</source>
<translation>手順に合わせる</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>手順の名前</source>
<translation>手順の名前</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>くり返し実行</source>
<translation>くり返し実行</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<location filename="../../studio/ui/data/data_page.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>表で実行</source>
<translation>表で実行</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>練習しています…（「止める」を押すと、練習をやめて保存します）</source>
<translation>練習しています…（「止める」を押すと, 練習をやめて保存します）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>できていますか？ ブラウザーの画面を見て、できていれば保存してください。</source>
<translation>できていますか？ ブラウザーの画面を見て, できていれば保存してください。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>手順として残す</source>
<translation>手順として残す</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>できていない</source>
<translation>できていない</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>新しく出たもの：{news}</source>
<translation>新しく出たもの：{news}</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>「{0}」の例にしますか？ 値によって変わる所が変えられる値になり、同じ所は決まります。</source>
<translation>「{0}」の例にしますか？ 値によって変わる所が変えられる値になり, 同じ所は決まります。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>「{name}」に合わせました</source>
<translation>「{name}」に合わせました</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>別の値で、もう一度実行してください</source>
<translation>別の値で, もう一度実行してください</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>文の中の値（名前、日付、件数など）を書き換えて手順を作り直し、実行してください。うまくいったら、「{0}」に合わせられます。</source>
<translation>文の中の値（名前, 日付, 件数など）を書き換えて手順を作り直し, 実行してください。うまくいったら, 「{0}」に合わせられます。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>「{name}」を手順に残しました</source>
<translation>「{name}」を手順に残しました</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>変えられる値の提案（{proposals} 件）</source>
<translation>変えられる値の提案（{proposals} 件）</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>このパスワードを認証情報に保存しますか？ 保存すると、次の実行から聞かれません（{0} だけで使います）。</source>
<translation>このパスワードを認証情報に保存しますか？ 保存すると, 次の実行から聞かれません（{0} だけで使います）。</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>名前を入力してください</source>
<translation>名前を入力してください</translation>
</message>
<message>
<location filename="../../studio/ui/cards/save_bar.py" />
<source>{site}：{last}</source>
<translation>{site}：{last}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_card.py" />
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{name}」：{words}</source>
<translation>「{name}」：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_card.py" />
<source>ほか {left} 件を見る</source>
<translation>ほか {left} 件を見る</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_column.py" />
<source>{state}（{total:,}）</source>
<translation>{state}（{total:,}）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_column.py" />
<source>ほか {left:,} 件の手順を見る</source>
<translation>ほか {left:,} 件の手順を見る</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_progress.py" />
<source>点検の進みぐあい</source>
<translation>点検の進みぐあい</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_progress.py" />
<source>点検を始めています…</source>
<translation>点検を始めています…</translation>
</message>
<message>
<location filename="../../studio/ui/checks/check_progress.py" />
<source>{0} / {1}：「{2}」を点検しています…</source>
<translation>{0} / {1}：「{2}」を点検しています…</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>今日の画面も開いて確かめる（何も送信しません）</source>
<translation>今日の画面も開いて確かめる（何も送信しません）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>すべて点検</source>
<translation>すべて点検</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>毎週の点検の設定</source>
<translation>毎週の点検の設定</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<location filename="../../studio/ui/create/instruction.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>手順を作る</source>
<translation>手順を作る</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>最後の点検：{last}</source>
<translation>最後の点検：{last}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>毎週の点検は止めてあります</source>
<translation>毎週の点検は止めてあります</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>使っている手順は、週に 1 回、自動で点検します</source>
<translation>使っている手順は, 週に 1 回, 自動で点検します</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>次の点検：まもなく（自動）</source>
<translation>次の点検：まもなく（自動）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>次の点検：{due:%m/%d} ごろ（自動）</source>
<translation>次の点検：{due:%m/%d} ごろ（自動）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>手順を作って保存すると、次も動くかどうかを、週に 1 回ここで確かめます。まず、手順を 1 つ作ってください。</source>
<translation>手順を作って保存すると, 次も動くかどうかを, 週に 1 回ここで確かめます。まず, 手順を 1 つ作ってください。</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>点検する手順が、まだありません</source>
<translation>点検する手順が, まだありません</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<source>手順へ</source>
<translation>手順へ</translation>
</message>
<message>
<location filename="../../studio/ui/checks/checks.py" />
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<location filename="../../studio/ui/library/library.py" />
<location filename="../../studio/ui/library/library_card.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>点検</source>
<translation>点検</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>要対応</source>
<translation>要対応</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>変更したあと、まだ点検していません</source>
<translation>変更したあと, まだ点検していません</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>問題がなくなりました</source>
<translation>問題がなくなりました</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>問題なし</source>
<translation>問題なし</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>まだ点検していません</source>
<translation>まだ点検していません</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>直す</source>
<translation>直す</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>もう一度点検</source>
<translation>もう一度点検</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>実行してログイン</source>
<translation>実行してログイン</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>値を変えて実行</source>
<translation>値を変えて実行</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>失敗した実行を見る</source>
<translation>失敗した実行を見る</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>変更する前の点検で、問題が見つかっています。今の手順で、もう一度確かめてください。</source>
<translation>変更する前の点検で, 問題が見つかっています。今の手順で, もう一度確かめてください。</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>ログインを「認証情報」に登録すると、実行のときに自動で入力します。ログインしたあとで、もう一度点検してください。</source>
<translation>ログインを「認証情報」に登録すると, 実行のときに自動で入力します。ログインしたあとで, もう一度点検してください。</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>点検する</source>
<translation>点検する</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>実行して確かめる</source>
<translation>実行して確かめる</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>中身を確かめる</source>
<translation>中身を確かめる</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<location filename="../../studio/ui/library/library_model.py" />
<source>問題</source>
<translation>問題</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{name} {count} 件</source>
<translation>{name} {count} 件</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>（うち新しい {news} 件）</source>
<translation>（うち新しい {news} 件）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{since} から</source>
<translation>{since} から</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>最後の点検：{at}</source>
<translation>最後の点検：{at}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{words}・手順の中身だけ（画面はまだ見ていません）</source>
<translation>{words}・手順の中身だけ（画面はまだ見ていません）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{at} に</source>
<translation>{at} に</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{words}・{at}画面で {seen_steps} 操作を確認{unseen}</source>
<translation>{words}・{at}画面で {seen_steps} 操作を確認{unseen}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>失敗が増えています：{alert}</source>
<translation>失敗が増えています：{alert}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>今回は見ていません：{said}</source>
<translation>今回は見ていません：{said}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>なくなりました：{said}</source>
<translation>なくなりました：{said}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>新しい：{words}</source>
<translation>新しい：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<source>{words}（{since} から）</source>
<translation>{words}（{since} から）</translation>
</message>
<message>
<location filename="../../studio/ui/checks/standing_lines.py" />
<location filename="../../studio/ui/editor/findings_model.py" />
<source>手順 {place}：</source>
<translation>手順 {place}：</translation>
</message>
<message>
<location filename="../../studio/ui/create/answer_card.py" />
<location filename="../../studio/ui/create/report_panel.py" />
<location filename="../../studio/ui/create/table_panel.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>コピー</source>
<translation>コピー</translation>
</message>
<message>
<location filename="../../studio/ui/create/answer_card.py" />
<source>答え：{said}</source>
<translation>答え：{said}</translation>
</message>
<message>
<location filename="../../studio/ui/create/answer_card.py" />
<source>コピーしました</source>
<translation>コピーしました</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>新しい項目</source>
<translation>新しい項目</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>チェックリスト</source>
<translation>チェックリスト</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<source>項目を直す</source>
<translation>項目を直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<source>下に足す</source>
<translation>下に足す</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/library/library_card.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<source>複製</source>
<translation>複製</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<source>オン・オフを切り替える</source>
<translation>オン・オフを切り替える</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<location filename="../../studio/ui/credentials/credentials.py" />
<location filename="../../studio/ui/editor/flow_editor.py" />
<location filename="../../studio/ui/manual/chapters.py" />
<location filename="../../studio/vault/credentials.py" />
<source>削除</source>
<translation>削除</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>やりたいことを入力して「手順を作る」を押すと、ここに手順が並びます。実行する前に、直したり並べ替えたりできます。</source>
<translation>やりたいことを入力して「手順を作る」を押すと, ここに手順が並びます。実行する前に, 直したり並べ替えたりできます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>{done} / {count} 完了</source>
<translation>{done} / {count} 完了</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>（{0} 秒）</source>
<translation>（{0} 秒）</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist.py" />
<source>：画面の中を探しています（{0} 秒）</source>
<translation>：画面の中を探しています（{0} 秒）</translation>
</message>
<message>
<location filename="../../studio/ui/create/checklist_rows.py" />
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>項目の文</source>
<translation>項目の文</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>何をしますか？</source>
<translation>何をしますか？</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>手順を作り直します</source>
<translation>手順を作り直します</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>文が変わっています。あなたが書いた・直した項目が {own} 件あります。
残して作り直しますか？ どちらも「元に戻す」で戻せます。</source>
<translation>文が変わっています。あなたが書いた・直した項目が {own} 件あります。
残して作り直しますか？ どちらも「元に戻す」で戻せます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>残さずに作り直す</source>
<translation>残さずに作り直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>残して作り直す</source>
<translation>残して作り直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>あなたが書いた {own} 項目を残しました</source>
<translation>あなたが書いた {own} 項目を残しました</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>前に削除した {gone} 項目は入れていません</source>
<translation>前に削除した {gone} 項目は入れていません</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_page.py" />
<source>作り直しました：{parts}</source>
<translation>作り直しました：{parts}</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_parts.py" />
<source>つくる画面に戻る</source>
<translation>つくる画面に戻る</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_parts.py" />
<source>{purpose}　AI を使わずにくり返します。</source>
<translation>{purpose}　AI を使わずにくり返します。</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>{place} / {count}　{running}</source>
<translation>{place} / {count}　{running}</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>始めています…</source>
<translation>始めています…</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>手順の編集</source>
<translation>手順の編集</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>保存した手順</source>
<translation>保存した手順</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>できていますか？</source>
<translation>できていますか？</translation>
</message>
<message>
<location filename="../../studio/ui/create/create_states.py" />
<source>止まりました</source>
<translation>止まりました</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>文を書き直す</source>
<translation>文を書き直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>対象サイト：{site}</source>
<translation>対象サイト：{site}</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>「{part}」</source>
<translation>「{part}」</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>読み取れなかった部分：{parts}。言い方を変えるか、項目を足してください。</source>
<translation>読み取れなかった部分：{parts}。言い方を変えるか, 項目を足してください。</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>やりたいこと</source>
<translation>やりたいこと</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>例：練習書店で「プログラミング」を検索して、一番安い本をカートに入れて（Ctrl+Enter で手順を作ります）</source>
<translation>例：練習書店で「プログラミング」を検索して, 一番安い本をカートに入れて（Ctrl+Enter で手順を作ります）</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<location filename="../../studio/ui/keys/key_forms.py" />
<source>作り直す</source>
<translation>作り直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>{words}（Ctrl+Enter）</source>
<translation>{words}（Ctrl+Enter）</translation>
</message>
<message>
<location filename="../../studio/ui/create/instruction.py" />
<source>手順を考えています…</source>
<translation>手順を考えています…</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>人が操作した手順</source>
<translation>人が操作した手順</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>進めなかった所を、あなたがした操作に置きかえて、手順に残しますか？</source>
<translation>進めなかった所を, あなたがした操作に置きかえて, 手順に残しますか？</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>手順に残す</source>
<translation>手順に残す</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>残さない</source>
<translation>残さない</translation>
</message>
<message>
<location filename="../../studio/ui/create/keeping_controller.py" />
<source>進めなかった所を、人の操作に置きかえました</source>
<translation>進めなかった所を, 人の操作に置きかえました</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>注意書きを見る</source>
<translation>注意書きを見る</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>{place}：{in_one_line}</source>
<translation>{place}：{in_one_line}</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>注意書きがあります（{0}）。内蔵エンジンには伝わりません。</source>
<translation>注意書きがあります（{0}）。内蔵エンジンには伝わりません。</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>AI に頼むことになったら、注意書きも伝えます：{0}</source>
<translation>AI に頼むことになったら, 注意書きも伝えます：{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/notes_line.py" />
<source>AI に注意書きも伝えます：{0}</source>
<translation>AI に注意書きも伝えます：{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>選ぶのをやめる</source>
<translation>選ぶのをやめる</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>この行…</source>
<translation>この行…</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>取り除く</source>
<translation>取り除く</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>「{detail}」</source>
<translation>「{detail}」</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>このあと確かめること：{seen}</source>
<translation>このあと確かめること：{seen}</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>ブラウザーで、対象を押して選んでください（Esc でやめる）。</source>
<translation>ブラウザーで, 対象を押して選んでください（Esc でやめる）。</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>操作を記録します。どのページから始めますか？</source>
<translation>操作を記録します。どのページから始めますか？</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>記録中</source>
<translation>記録中</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>記録を一時停止しています</source>
<translation>記録を一時停止しています</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>記録が終わりました。名前を付けて保存しますか？</source>
<translation>記録が終わりました。名前を付けて保存しますか？</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>空のままにすると、いま開いているページから始めます。</source>
<translation>空のままにすると, いま開いているページから始めます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>ブラウザーで、いつものとおりに操作してください。</source>
<translation>ブラウザーで, いつものとおりに操作してください。</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>いまの操作は記録されません。</source>
<translation>いまの操作は記録されません。</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>🛡 の付いた手順は、実行するたびに確認します。</source>
<translation>🛡 の付いた手順は, 実行するたびに確認します。</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>開始ページのアドレス</source>
<translation>開始ページのアドレス</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/settings/settings.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>保存</source>
<translation>保存</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>保存しない</source>
<translation>保存しない</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/data/data_bar.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>一時停止</source>
<translation>一時停止</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>記録した手順</source>
<translation>記録した手順</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>待つ…</source>
<translation>待つ…</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>出るまで待つ</source>
<translation>出るまで待つ</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>消えるまで待つ</source>
<translation>消えるまで待つ</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>確かめる</source>
<translation>確かめる</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>終わる</source>
<translation>終わる</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>画面の文字を選ぶと、それが出ているか確かめる手順になります</source>
<translation>画面の文字を選ぶと, それが出ているか確かめる手順になります</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>画面の文字を選ぶと、それが出る（消える）まで待つ手順になります</source>
<translation>画面の文字を選ぶと, それが出る（消える）まで待つ手順になります</translation>
</message>
<message>
<location filename="../../studio/ui/create/recording_bar.py" />
<source>マウスを重ねると開くメニューを選びます</source>
<translation>マウスを重ねると開くメニューを選びます</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<location filename="../../studio/ui/dialogs/papers.py" />
<location filename="../../studio/ui/history/history_run.py" />
<source>報告を保存</source>
<translation>報告を保存</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>HTML（画面の画像つき・1 つのファイル）</source>
<translation>HTML（画面の画像つき・1 つのファイル）</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>テキスト（文章だけ）</source>
<translation>テキスト（文章だけ）</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>保存しました：{name}</source>
<translation>保存しました：{name}</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>テキスト ファイル (*.txt)</source>
<translation>テキスト ファイル (*.txt)</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_button.py" />
<source>実行の報告.txt</source>
<translation>実行の報告.txt</translation>
</message>
<message>
<location filename="../../studio/ui/create/report_panel.py" />
<source>報告をコピーしました。メールなどに貼り付けられます。</source>
<translation>報告をコピーしました。メールなどに貼り付けられます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>「続きから」で残りを、「1 つずつ」で次の 1 つを行います。</source>
<translation>「続きから」で残りを, 「1 つずつ」で次の 1 つを行います。</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>{count} のうち {count_2} まで終わりました</source>
<translation>{count} のうち {count_2} まで終わりました</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>ここまでできました</source>
<translation>ここまでできました</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>「続きから」で残りを行えます。</source>
<translation>「続きから」で残りを行えます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>{table}の表（{columns}）</source>
<translation>{table}の表（{columns}）</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>確かめたこと：{proof}</source>
<translation>確かめたこと：{proof}</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>AI を使わずに</source>
<translation>AI を使わずに</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<location filename="../../studio/ui/history/history_run.py" />
<location filename="../../studio/ui/page/log_model.py" />
<source>AI {model_calls} 回</source>
<translation>AI {model_calls} 回</translation>
</message>
<message>
<location filename="../../studio/ui/create/result.py" />
<source>{calls}・{elapsed_s}</source>
<translation>{calls}・{elapsed_s}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>ゆっくり</source>
<translation>ゆっくり</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>ふつう</source>
<translation>ふつう</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>はやい</source>
<translation>はやい</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>速度</source>
<translation>速度</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>速度：くり返すときの速さ</source>
<translation>速度：くり返すときの速さ</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>手順を直す</source>
<translation>手順を直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI：{price}</source>
<translation>AI：{price}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/create/start_page.py" />
<location filename="../../studio/ui/dialogs/forms.py" />
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/history/history.py" />
<location filename="../../studio/ui/library/library_card.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>実行</source>
<translation>実行</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/data/data_bar.py" />
<location filename="../../studio/ui/data/data_cards.py" />
<source>再開</source>
<translation>再開</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>すぐに止める</source>
<translation>すぐに止める</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>いまの操作が終わったら止めます。もう一度押すと、すぐに止めます（Shift+F5）</source>
<translation>いまの操作が終わったら止めます。もう一度押すと, すぐに止めます（Shift+F5）</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>一時停止中</source>
<translation>一時停止中</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/window/presence.py" />
<source>確認を待っています</source>
<translation>確認を待っています</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>進み具合</source>
<translation>進み具合</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI 0 回でくり返し中</source>
<translation>AI 0 回でくり返し中</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>AI が迷っています</source>
<translation>AI が迷っています</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>強い AI に切り替えました（{reason}）</source>
<translation>強い AI に切り替えました（{reason}）</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>{at:%H:%M:%S} から {model} を使っています</source>
<translation>{at:%H:%M:%S} から {model} を使っています</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_bar.py" />
<source>{names}の上限の {share} %</source>
<translation>{names}の上限の {share} %</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<source>実行の記録</source>
<translation>実行の記録</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<source>{words}（{tables:,} 行）</source>
<translation>{words}（{tables:,} 行）</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<location filename="../../studio/ui/page/step_log.py" />
<source>操作の記録</source>
<translation>操作の記録</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_record.py" />
<source>報告</source>
<translation>報告</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>済んでいるか確かめてください</source>
<translation>済んでいるか確かめてください</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>「{0}」の途中で止まりました。ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。</source>
<translation>「{0}」の途中で止まりました。ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>次の手順は、もう送られたかもしれません。やり直す前に、サイトの画面で確かめてください：
・{0}</source>
<translation>次の手順は, もう送られたかもしれません。やり直す前に, サイトの画面で確かめてください：
・{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>次の手順は、前の実行で済んでいます。やり直すと、もう一度送ることになります：
{0}</source>
<translation>次の手順は, 前の実行で済んでいます。やり直すと, もう一度送ることになります：
{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>前の実行で終わった項目も、もう一度行います：
{0}</source>
<translation>前の実行で終わった項目も, もう一度行います：
{0}</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>残りだけを行うときは「続きから」を押してください。くり返したくない項目は、右のスイッチを切ってから実行してください。</source>
<translation>残りだけを行うときは「続きから」を押してください。くり返したくない項目は, 右のスイッチを切ってから実行してください。</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<source>最初からやり直します</source>
<translation>最初からやり直します</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<location filename="../../studio/ui/editor/flow_running.py" />
<source>最初からやり直す</source>
<translation>最初からやり直す</translation>
</message>
<message>
<location filename="../../studio/ui/create/run_starter.py" />
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>・{words}</source>
<translation>・{words}</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>はじめての方へ：したいことを文で書くか、「見本から」を選んで「手順を作る」を押してください。実行の前に手順を読んで直せます。注文・送信・削除の前には必ずたずねます。</source>
<translation>はじめての方へ：したいことを文で書くか, 「見本から」を選んで「手順を作る」を押してください。実行の前に手順を読んで直せます。注文・送信・削除の前には必ずたずねます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>最近の手順</source>
<translation>最近の手順</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>AI をつなぐ</source>
<translation>AI をつなぐ</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>内蔵エンジン（AI なし）で動いています。自由な文には AI をつなぎます。</source>
<translation>内蔵エンジン（AI なし）で動いています。自由な文には AI をつなぎます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>このパソコンで {0} が動いています。つなぐと、自由な文で頼めます。</source>
<translation>このパソコンで {0} が動いています。つなぐと, 自由な文で頼めます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<location filename="../../studio/ui/library/library_card.py" />
<source>「{name}」を実行</source>
<translation>「{name}」を実行</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>表の作業が途中です：{source}・{total:,} 行のうち {done:,} 行が済んでいます</source>
<translation>表の作業が途中です：{source}・{total:,} 行のうち {done:,} 行が済んでいます</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>続きを見る</source>
<translation>続きを見る</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>「{name}」の続きを見る</source>
<translation>「{name}」の続きを見る</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>やって見せる</source>
<translation>やって見せる</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>いつもの操作を一度すると、手順になります</source>
<translation>いつもの操作を一度すると, 手順になります</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>表から</source>
<translation>表から</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>Excel の 1 行ずつくり返します</source>
<translation>Excel の 1 行ずつくり返します</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>見本から</source>
<translation>見本から</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>練習用サイトで 1 分で試せます</source>
<translation>練習用サイトで 1 分で試せます</translation>
</message>
<message>
<location filename="../../studio/ui/create/start_page.py" />
<source>ほかの始め方</source>
<translation>ほかの始め方</translation>
</message>
<message>
<location filename="../../studio/ui/create/step_pictures.py" />
<source>あとの画面</source>
<translation>あとの画面</translation>
</message>
<message>
<location filename="../../studio/ui/create/step_pictures.py" />
<location filename="../../studio/ui/history/history_run.py" />
<source>画面を読み込んでいます…</source>
<translation>画面を読み込んでいます…</translation>
</message>
<message>
<location filename="../../studio/ui/create/step_pictures.py" />
<source>この行の画面は残していません。「画面も残す」を選んで実行すると残ります。</source>
<translation>この行の画面は残していません。「画面も残す」を選んで実行すると残ります。</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_model.py" />
<source>列 {section}</source>
<translation>列 {section}</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>表 {number}（{table}）</source>
<translation>表 {number}（{table}）</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>結果の表 {size}</source>
<translation>結果の表 {size}</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>{0:,} 行をコピーしました。Excel などに貼り付けられます。</source>
<translation>{0:,} 行をコピーしました。Excel などに貼り付けられます。</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>CSV ファイル (*.csv)</source>
<translation>CSV ファイル (*.csv)</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>Excel ブック (*.xlsx)</source>
<translation>Excel ブック (*.xlsx)</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>結果の表を保存</source>
<translation>結果の表を保存</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>結果の表{suffix}</source>
<translation>結果の表{suffix}</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>CSV で保存</source>
<translation>CSV で保存</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>ふつうの CSV（UTF-8）</source>
<translation>ふつうの CSV（UTF-8）</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>古いソフト向けの CSV（Shift_JIS）</source>
<translation>古いソフト向けの CSV（Shift_JIS）</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>Excel で保存</source>
<translation>Excel で保存</translation>
</message>
<message>
<location filename="../../studio/ui/create/table_panel.py" />
<source>見る表</source>
<translation>見る表</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>「{name}」のほかの操作</source>
<translation>「{name}」のほかの操作</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>使うサイトを決める</source>
<translation>使うサイトを決める</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>値を変える</source>
<translation>値を変える</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>「{name}」の{words}</source>
<translation>「{name}」の{words}</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>サイトとユーザー名を決める…</source>
<translation>サイトとユーザー名を決める…</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>値を変える…</source>
<translation>値を変える…</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>{place}へ移す</source>
<translation>{place}へ移す</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<location filename="../../studio/ui/history/history_runs.py" />
<source>削除…</source>
<translation>削除…</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>まだ使っていません</source>
<translation>まだ使っていません</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>最後に使った日時 {when}</source>
<translation>最後に使った日時 {when}</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>ユーザー名なし</source>
<translation>ユーザー名なし</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credential_card.py" />
<source>使うサイトが決まっていません</source>
<translation>使うサイトが決まっていません</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<location filename="../../studio/ui/credentials/secret_forms.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>追加</source>
<translation>追加</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>追加しました。</source>
<translation>追加しました。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>{count} 件</source>
<translation>{count} 件</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>値を変えました。</source>
<translation>値を変えました。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>使うサイトとユーザー名を決めました。</source>
<translation>使うサイトとユーザー名を決めました。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>「{name}」を{place}へ移しました。</source>
<translation>「{name}」を{place}へ移しました。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>「{name}」を削除します。元に戻せません。
この認証情報を使う手順は、次の実行から入力できなくなります。</source>
<translation>「{name}」を削除します。元に戻せません。
この認証情報を使う手順は, 次の実行から入力できなくなります。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>「{name}」を削除しました。</source>
<translation>「{name}」を削除しました。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>この起動では、認証情報を使えません。</source>
<translation>この起動では, 認証情報を使えません。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>ログインのパスワードなどを、名前を付けて預けられます。手順には名前だけが残り、値は、決めたサイトの入力欄にだけ入ります。AI にも記録にも渡しません。</source>
<translation>ログインのパスワードなどを, 名前を付けて預けられます。手順には名前だけが残り, 値は, 決めたサイトの入力欄にだけ入ります。AI にも記録にも渡しません。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/credentials.py" />
<source>まだ認証情報はありません</source>
<translation>まだ認証情報はありません</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>認証情報を追加</source>
<translation>認証情報を追加</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>名前を付けて預かります。値は保存したあと表示できません。</source>
<translation>名前を付けて預かります。値は保存したあと表示できません。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>例：会計ログイン</source>
<translation>例：会計ログイン</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>名前を入力してください。</source>
<translation>名前を入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>同じ名前の認証情報があります。値を変えるときは、一覧の「値を変える」を押してください。</source>
<translation>同じ名前の認証情報があります。値を変えるときは, 一覧の「値を変える」を押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>値を入力してください。</source>
<translation>値を入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>「{name}」の新しい値を入力してください。前の値は残りません。</source>
<translation>「{name}」の新しい値を入力してください。前の値は残りません。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<location filename="../../studio/ui/schedules/schedule_form.py" />
<location filename="../../studio/ui/settings/notes_card.py" />
<source>変える</source>
<translation>変える</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>サイトとユーザー名を決める</source>
<translation>サイトとユーザー名を決める</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>「{name}」は、ここに書いたサイトにだけ入力します。</source>
<translation>「{name}」は, ここに書いたサイトにだけ入力します。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<location filename="../../studio/ui/keys/key_forms.py" />
<location filename="../../studio/ui/keys/unlock.py" />
<source>決める</source>
<translation>決める</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>書くと、使うサイトのログイン画面を自動で通ります。パスワードだけのときは空のままにします。</source>
<translation>書くと, 使うサイトのログイン画面を自動で通ります。パスワードだけのときは空のままにします。</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>ユーザー名</source>
<translation>ユーザー名</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>保管場所</source>
<translation>保管場所</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>使うサイト</source>
<translation>使うサイト</translation>
</message>
<message>
<location filename="../../studio/ui/credentials/secret_forms.py" />
<source>ログインするページのアドレスを 1 行に 1 つ書きます。書かないうちは、どこにも入力しません。</source>
<translation>ログインするページのアドレスを 1 行に 1 つ書きます。書かないうちは, どこにも入力しません。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>そのままでは使えない行が {0:,} 件あります（{1}）。
その行を「対象外」にして進めますか？</source>
<translation>そのままでは使えない行が {0:,} 件あります（{1}）。
その行を「対象外」にして進めますか？</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>その行を外して進める</source>
<translation>その行を外して進める</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>使えない行があります</source>
<translation>使えない行があります</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>{message}
読み込んだときの値で、残りの行を続けますか？</source>
<translation>{message}
読み込んだときの値で, 残りの行を続けますか？</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>読み込んだときの値で続ける</source>
<translation>読み込んだときの値で続ける</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>表が変わっています</source>
<translation>表が変わっています</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>{0}
途中の作業は、この画面の上の「再開」から続けられます。
もう一度行うと、相手には同じ内容が 2 回届きます。</source>
<translation>{0}
途中の作業は, この画面の上の「再開」から続けられます。
もう一度行うと, 相手には同じ内容が 2 回届きます。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>実行した行を外して、残りを進める</source>
<translation>実行した行を外して, 残りを進める</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>知ったうえで、もう一度行う</source>
<translation>知ったうえで, もう一度行う</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>すでに実行した行があります</source>
<translation>すでに実行した行があります</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>「{0}」の残りの行は、もう続けられなくなります。</source>
<translation>「{0}」の残りの行は, もう続けられなくなります。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>途中の作業を破棄</source>
<translation>途中の作業を破棄</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>破棄する</source>
<translation>破棄する</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>{message}
別のフォルダーに保存しますか？</source>
<translation>{message}
別のフォルダーに保存しますか？</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>フォルダーを選ぶ…</source>
<translation>フォルダーを選ぶ…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>保存できません</source>
<translation>保存できません</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_asking.py" />
<source>結果を保存するフォルダー</source>
<translation>結果を保存するフォルダー</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>失敗したら止める</source>
<translation>失敗したら止める</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>3 件続けて失敗したら止める</source>
<translation>3 件続けて失敗したら止める</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>失敗しても続ける</source>
<translation>失敗しても続ける</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>1件だけ試す</source>
<translation>1件だけ試す</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<location filename="../../studio/ui/data/data_stages.py" />
<source>残りを実行</source>
<translation>残りを実行</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>結果を保存</source>
<translation>結果を保存</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>同時に動かす数</source>
<translation>同時に動かす数</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>失敗したとき</source>
<translation>失敗したとき</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>1 つずつ</source>
<translation>1 つずつ</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>{width} つ同時</source>
<translation>{width} つ同時</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_bar.py" />
<source>同じ相手に同時に送ります。速くなりますが、相手のサイトが断ることがあります。</source>
<translation>同じ相手に同時に送ります。速くなりますが, 相手のサイトが断ることがあります。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>途中の作業があります</source>
<translation>途中の作業があります</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>「{name}」・{source}・{total:,} 行・{started_at:%m/%d %H:%M} から</source>
<translation>「{name}」・{source}・{total:,} 行・{started_at:%m/%d %H:%M} から</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>{words}を再開</source>
<translation>{words}を再開</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>{words}を破棄</source>
<translation>{words}を破棄</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>済んでいる</source>
<translation>済んでいる</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>まだ（もう一度行う）</source>
<translation>まだ（もう一度行う）</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>{0} 行目は、済んだかどうか分かりません</source>
<translation>{0} 行目は, 済んだかどうか分かりません</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>{0} 行目はできませんでした</source>
<translation>{0} 行目はできませんでした</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>（ほかに {waiting:,} 行）</source>
<translation>（ほかに {waiting:,} 行）</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>相手の画面で確かめてから、選んでください。</source>
<translation>相手の画面で確かめてから, 選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_cards.py" />
<source>／</source>
<translation>／</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>列 {column}</source>
<translation>列 {column}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値の上までドラッグします：{column}</source>
<translation>変えられる値の上までドラッグします：{column}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>表の列：</source>
<translation>表の列：</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値 {name} に入れる列</source>
<translation>変えられる値 {name} に入れる列</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>（全部の行で同じ値）</source>
<translation>（全部の行で同じ値）</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変換…</source>
<translation>変換…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値 {name} の値の変換</source>
<translation>変えられる値 {name} の値の変換</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>変えられる値 {name} の値</source>
<translation>変えられる値 {name} の値</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>パスワード（保存しません）</source>
<translation>パスワード（保存しません）</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>{goes_with}と一緒に変える値</source>
<translation>{goes_with}と一緒に変える値</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>全部の行で同じ値</source>
<translation>全部の行で同じ値</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>例：{sample}</source>
<translation>例：{sample}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_mapping.py" />
<source>（変換できません）</source>
<translation>（変換できません）</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_model.py" />
<source>途中</source>
<translation>途中</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>Excel・CSV (*.xlsx *.xlsm *.csv *.tsv *.txt);;すべてのファイル (*)</source>
<translation>Excel・CSV (*.xlsx *.xlsm *.csv *.tsv *.txt);;すべてのファイル (*)</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>シート</source>
<translation>シート</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>Excel か CSV のファイルをここにドロップするか、「ファイルを選ぶ」を押します。</source>
<translation>Excel か CSV のファイルをここにドロップするか, 「ファイルを選ぶ」を押します。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>ファイルを選ぶ…</source>
<translation>ファイルを選ぶ…</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>手順を選ぶ</source>
<translation>手順を選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>表を開く</source>
<translation>表を開く</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>1 件を試しました。よければ「残りを実行」を押してください。</source>
<translation>1 件を試しました。よければ「残りを実行」を押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>{0:,} 行：完了 {1:,}・失敗 {2:,}・要確認 {3:,}・残り {4:,}</source>
<translation>{0:,} 行：完了 {1:,}・失敗 {2:,}・要確認 {3:,}・残り {4:,}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_page.py" />
<source>{rows:,} 行</source>
<translation>{rows:,} 行</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>表を選ぶ</source>
<translation>表を選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>手順と列を合わせる</source>
<translation>手順と列を合わせる</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>1 件試す</source>
<translation>1 件試す</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_stages.py" />
<source>いま：{now}</source>
<translation>いま：{now}</translation>
</message>
<message>
<location filename="../../studio/ui/data/data_table.py" />
<source>表の行</source>
<translation>表の行</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>手順がなくなりました。</source>
<translation>手順がなくなりました。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>「{name}」：{newest}</source>
<translation>「{name}」：{newest}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>止めました。ここまでの結果は残っています。</source>
<translation>止めました。ここまでの結果は残っています。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>{flows} 件の手順を点検しました。</source>
<translation>{flows} 件の手順を点検しました。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>新しい問題 {0} 件</source>
<translation>新しい問題 {0} 件</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>なくなった問題 {0} 件</source>
<translation>なくなった問題 {0} 件</translation>
</message>
<message>
<location filename="../../studio/ui/desk/check_controller.py" />
<source>新しい問題はありません</source>
<translation>新しい問題はありません</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>これから</source>
<translation>これから</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>画面を見ています</source>
<translation>画面を見ています</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>オフ：この項目は実行しません</source>
<translation>オフ：この項目は実行しません</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>{attempt} 回目の試行</source>
<translation>{attempt} 回目の試行</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>実行中… {again}</source>
<translation>実行中… {again}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<location filename="../../studio/ui/page/log_model.py" />
<source>{elapsed_s:.1f} 秒</source>
<translation>{elapsed_s:.1f} 秒</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>未確認：{check_yourself}</source>
<translation>未確認：{check_yourself}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>（あなたが書いた項目：作り直しても残ります）</source>
<translation>（あなたが書いた項目：作り直しても残ります）</translation>
</message>
<message>
<location filename="../../studio/ui/desk/checklist_model.py" />
<source>{act}：{beside}</source>
<translation>{act}：{beside}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>この作業は、いま別の画面で動いています。</source>
<translation>この作業は, いま別の画面で動いています。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>元のファイルがないか変わっているため、読み込んだときの値だけを書き出しました。</source>
<translation>元のファイルがないか変わっているため, 読み込んだときの値だけを書き出しました。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>元のファイルがないか変わっているため、割り当てた列だけを、読み込んだときの値で表示しています。</source>
<translation>元のファイルがないか変わっているため, 割り当てた列だけを, 読み込んだときの値で表示しています。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>{place:,} / {count:,} 行目</source>
<translation>{place:,} / {count:,} 行目</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>（Shift_JIS にない {replaced:,} 文字は〓にしました）</source>
<translation>（Shift_JIS にない {replaced:,} 文字は〓にしました）</translation>
</message>
<message>
<location filename="../../studio/ui/desk/data_controller.py" />
<source>結果を保存しました：{path}{lost}。</source>
<translation>結果を保存しました：{path}{lost}。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_controller.py" />
<source>貼り付けた手順は {places} で使うものです。実行のときに確認します。</source>
<translation>貼り付けた手順は {places} で使うものです。実行のときに確認します。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_controller.py" />
<source>ほかから来た手順なので、信頼するまで操作のたびに確認します。</source>
<translation>ほかから来た手順なので, 信頼するまで操作のたびに確認します。</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>飛ばしました</source>
<translation>飛ばしました</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>項目 {row}、{count} 手順</source>
<translation>項目 {row}, {count} 手順</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>手順 {place}</source>
<translation>手順 {place}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>オフ：この手順は実行しません</source>
<translation>オフ：この手順は実行しません</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>この手順の前で止まります</source>
<translation>この手順の前で止まります</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>点検で見つかったことがあります</source>
<translation>点検で見つかったことがあります</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>{words}（{missing}が未定）</source>
<translation>{words}（{missing}が未定）</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>{condition}だけ</source>
<translation>{condition}だけ</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>実行前に確認</source>
<translation>実行前に確認</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>失敗したら {retries} 回までやり直す</source>
<translation>失敗したら {retries} 回までやり直す</translation>
</message>
<message>
<location filename="../../studio/ui/desk/flow_model.py" />
<source>失敗したら{on_error}</source>
<translation>失敗したら{on_error}</translation>
</message>
<message>
<location filename="../../studio/ui/desk/run_memory.py" />
<source>{count} 件のうち {matches} 件が合います</source>
<translation>{count} 件のうち {matches} 件が合います</translation>
</message>
<message>
<location filename="../../studio/ui/desk/schedule_desk.py" />
<source>いまほかの手順を実行しています。</source>
<translation>いまほかの手順を実行しています。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/ask.py" />
<source>場所：</source>
<translation>場所：</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/ask.py" />
<source>種類：</source>
<translation>種類：</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>実行する前に</source>
<translation>実行する前に</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>Ctrl+Enter でも実行できます</source>
<translation>Ctrl+Enter でも実行できます</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>「{name}」で使う値を入力してください。</source>
<translation>「{name}」で使う値を入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>まだ使えない値：{names}</source>
<translation>まだ使えない値：{names}</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>変えられる値の値</source>
<translation>変えられる値の値</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>値を変えると、手順の文の中の同じ値も変わります。</source>
<translation>値を変えると, 手順の文の中の同じ値も変わります。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変更</source>
<translation>変更</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/forms.py" />
<source>実行のたびに値を聞く</source>
<translation>実行のたびに値を聞く</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>AI に頼むときに、いつも伝えることを書きます。送信や削除の許可にはなりません。パスワードは書けません。</source>
<translation>AI に頼むときに, いつも伝えることを書きます。送信や削除の許可にはなりません。パスワードは書けません。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<location filename="../../studio/ui/history/history_runs.py" />
<source>残す</source>
<translation>残す</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>このサイトの画面で AI に頼むときだけ伝えます。</source>
<translation>このサイトの画面で AI に頼むときだけ伝えます。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>例：この会社では締め日は 20 日。確認画面では必ず金額を見る。</source>
<translation>例：この会社では締め日は 20 日。確認画面では必ず金額を見る。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>注意書き</source>
<translation>注意書き</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>{note_chars} 文字まで</source>
<translation>{note_chars} 文字まで</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/note_form.py" />
<source>伝えることを書いてください。</source>
<translation>伝えることを書いてください。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/papers.py" />
<source>手順書を保存</source>
<translation>手順書を保存</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/tried_form.py" />
<location filename="../../studio/ui/keys/recovery.py" />
<location filename="../../studio/ui/settings/key_card.py" />
<source>処理しています…</source>
<translation>処理しています…</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/tried_form.py" />
<source>押している間だけ表示</source>
<translation>押している間だけ表示</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>前の月</source>
<translation>前の月</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>次の月</source>
<translation>次の月</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>{year}年{month}月</source>
<translation>{year}年{month}月</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>2026/11/20、今日、先月末 など</source>
<translation>2026/11/20, 今日, 先月末 など</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>カレンダー</source>
<translation>カレンダー</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<location filename="../../studio/ui/schedules/schedule_table.py" />
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>選ぶ…</source>
<translation>選ぶ…</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>3000 など</source>
<translation>3000 など</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>選んでください</source>
<translation>選んでください</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>{name}：{words}</source>
<translation>{name}：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>ファイルを選ぶ</source>
<translation>ファイルを選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>この値は使えません。</source>
<translation>この値は使えません。</translation>
</message>
<message>
<location filename="../../studio/ui/dialogs/value_fields.py" />
<source>→ {seen}</source>
<translation>→ {seen}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/findings_model.py" />
<source>直してください</source>
<translation>直してください</translation>
</message>
<message>
<location filename="../../studio/ui/editor/findings_model.py" />
<source>参考</source>
<translation>参考</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>手順を足す（Ins）</source>
<translation>手順を足す（Ins）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>クリップボードに手順がありません。先に手順をコピーしてください。</source>
<translation>クリップボードに手順がありません。先に手順をコピーしてください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>ブラウザーで、対象を指してください。やめるときは Esc を押します。</source>
<translation>ブラウザーで, 対象を指してください。やめるときは Esc を押します。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>内容を開く・閉じる</source>
<translation>内容を開く・閉じる</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>ここから実行</source>
<translation>ここから実行</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>この手順の前で止まる（●）</source>
<translation>この手順の前で止まる（●）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>切り取り</source>
<translation>切り取り</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>手順を足す</source>
<translation>手順を足す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>前に入れる</source>
<translation>前に入れる</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>後に入れる</source>
<translation>後に入れる</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor.py" />
<source>まだ手順がありません。「＋」で手順を足すか、Ctrl+V で貼り付けてください。</source>
<translation>まだ手順がありません。「＋」で手順を足すか, Ctrl+V で貼り付けてください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検の結果</source>
<translation>点検の結果</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検の結果を閉じる</source>
<translation>点検の結果を閉じる</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検：{count} 件（直すもの {bad} 件）</source>
<translation>点検：{count} 件（直すもの {bad} 件）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_findings.py" />
<source>点検：問題は見つかりませんでした</source>
<translation>点検：問題は見つかりませんでした</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>手順の内容</source>
<translation>手順の内容</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>任意（なければ次へ進む）</source>
<translation>任意（なければ次へ進む）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>実行前に確認する</source>
<translation>実行前に確認する</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>回まで</source>
<translation>回まで</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>{said}だけ行う</source>
<translation>{said}だけ行う</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>失敗したら</source>
<translation>失敗したら</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_form.py" />
<source>確かめることを足す</source>
<translation>確かめることを足す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>何のための手順か（なくてもかまいません）</source>
<translation>何のための手順か（なくてもかまいません）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<location filename="../../studio/ui/library/library_card.py" />
<source>今日の画面で確かめる</source>
<translation>今日の画面で確かめる</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source> 文字ぶんまで</source>
<translation> 文字ぶんまで</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>人がいない実行で手順が進めなくなったとき、その項目だけを AI に任せてよい量です。1 項目の目安は 10,000〜40,000 文字ぶんです。</source>
<translation>人がいない実行で手順が進めなくなったとき, その項目だけを AI に任せてよい量です。1 項目の目安は 10,000〜40,000 文字ぶんです。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存していない変更があります</source>
<translation>保存していない変更があります</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>手順書を作る</source>
<translation>手順書を作る</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変えられる値を足す</source>
<translation>変えられる値を足す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>AI への注意書きを書く</source>
<translation>AI への注意書きを書く</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>AI への注意書き：{words}</source>
<translation>AI への注意書き：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>（毎回聞く）</source>
<translation>（毎回聞く）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_head.py" />
<source>変えられる値 {words}</source>
<translation>変えられる値 {words}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_menu.py" />
<source>そのほかの操作</source>
<translation>そのほかの操作</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>そのほかの手順</source>
<translation>そのほかの手順</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_rows.py" />
<source>{off}・{note}</source>
<translation>{off}・{note}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>画面から指して足す</source>
<translation>画面から指して足す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>まだ決まっていません</source>
<translation>まだ決まっていません</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>ブラウザーで対象のページを開いてから押してください。</source>
<translation>ブラウザーで対象のページを開いてから押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>{sign} 見つけ方の候補（{count}）</source>
<translation>{sign} 見つけ方の候補（{count}）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>弱い</source>
<translation>弱い</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>先に試す</source>
<translation>先に試す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>後で試す</source>
<translation>後で試す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>この見つけ方を使わない</source>
<translation>この見つけ方を使わない</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>{tip}：{words}</source>
<translation>{tip}：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_editor_target.py" />
<source>上から順に試し、どれか 1 つの要素に決まったときだけ操作します。</source>
<translation>上から順に試し, どれか 1 つの要素に決まったときだけ操作します。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>この手順は、前の版に戻されました。保存するときに、どちらを残すかを選べます。</source>
<translation>この手順は, 前の版に戻されました。保存するときに, どちらを残すかを選べます。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>手順書を保存しました：{name}</source>
<translation>手順書を保存しました：{name}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>変更を保存してから、今日の画面で確かめてください。</source>
<translation>変更を保存してから, 今日の画面で確かめてください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_place.py" />
<source>今日の画面で確かめています。停止ボタンで止められます。</source>
<translation>今日の画面で確かめています。停止ボタンで止められます。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>「{0}」の変更を、まだ保存していません。</source>
<translation>「{0}」の変更を, まだ保存していません。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存する</source>
<translation>保存する</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存しないで閉じる</source>
<translation>保存しないで閉じる</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>編集を続ける</source>
<translation>編集を続ける</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>前の実行は途中で終わっています</source>
<translation>前の実行は途中で終わっています</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>最初から実行すると、終わった手順も、もう一度行います。続きから実行するときは、ブラウザーがその画面になっていることを確かめてください。</source>
<translation>最初から実行すると, 終わった手順も, もう一度行います。続きから実行するときは, ブラウザーがその画面になっていることを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>続きから実行</source>
<translation>続きから実行</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>もう送られたかもしれません</source>
<translation>もう送られたかもしれません</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>前の実行は「{0}」で止まりました。もう送られたかもしれません。ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。</source>
<translation>前の実行は「{0}」で止まりました。もう送られたかもしれません。ブラウザーの画面で確かめてから選んでください。同じことを二度しないためです。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>最初からやり直す（すべて、もう一度行う）</source>
<translation>最初からやり直す（すべて, もう一度行う）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存してから実行します</source>
<translation>保存してから実行します</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>変更を新しい版として保存してから実行します。前の版は「版の一覧」から戻せます。</source>
<translation>変更を新しい版として保存してから実行します。前の版は「版の一覧」から戻せます。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存して実行</source>
<translation>保存して実行</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>保存しました（第 {version} 版）。</source>
<translation>保存しました（第 {version} 版）。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_running.py" />
<source>ほかで変更されています</source>
<translation>ほかで変更されています</translation>
</message>
<message>
<location filename="../../studio/ui/editor/flow_variables.py" />
<source>変えられる値にできそうな値は、ほかにありません。</source>
<translation>変えられる値にできそうな値は, ほかにありません。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>かつ</source>
<translation>かつ</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>または</source>
<translation>または</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>つなぎ</source>
<translation>つなぎ</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>列の名前</source>
<translation>列の名前</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>例：価格</source>
<translation>例：価格</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>比べる値</source>
<translation>比べる値</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>例：3000</source>
<translation>例：3000</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>比べ方</source>
<translation>比べ方</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>この条件を消す</source>
<translation>この条件を消す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_condition.py" />
<source>が</source>
<translation>が</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>決まった順番の行</source>
<translation>決まった順番の行</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>全部の行</source>
<translation>全部の行</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>上から順に</source>
<translation>上から順に</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>最後から数えて</source>
<translation>最後から数えて</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>行を選ぶ条件</source>
<translation>行を選ぶ条件</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>並べる列</source>
<translation>並べる列</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>並べ方</source>
<translation>並べ方</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>何件選ぶか</source>
<translation>何件選ぶか</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>件</source>
<translation>件</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>件目</source>
<translation>件目</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>ページを開くと、どの行が選ばれるかをここで確かめられます。</source>
<translation>ページを開くと, どの行が選ばれるかをここで確かめられます。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>いま開いている画面では、{rows} 件中 {matches} 件が条件に合い、{taken} 件が選ばれます。</source>
<translation>いま開いている画面では, {rows} 件中 {matches} 件が条件に合い, {taken} 件が選ばれます。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>続きのページは、実行のときに読みます。</source>
<translation>続きのページは, 実行のときに読みます。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>並べない</source>
<translation>並べない</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>小さい順</source>
<translation>小さい順</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>大きい順</source>
<translation>大きい順</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>条件を足す</source>
<translation>条件を足す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>の</source>
<translation>の</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>に並べて</source>
<translation>に並べて</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>を選ぶ</source>
<translation>を選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_editor.py" />
<source>行ごとの結果</source>
<translation>行ごとの結果</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_model.py" />
<source>✓ 選ばれます</source>
<translation>✓ 選ばれます</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_model.py" />
<source>条件に合う</source>
<translation>条件に合う</translation>
</message>
<message>
<location filename="../../studio/ui/editor/rule_model.py" />
<source>－ 合わない</source>
<translation>－ 合わない</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>値を入力するか、「毎回たずねる」を選んでください。</source>
<translation>値を入力するか, 「毎回たずねる」を選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>選べるものを、1 行に 1 つ書いてください。</source>
<translation>選べるものを, 1 行に 1 つ書いてください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>日付の書き方が正しくありません。例：yyyy/MM/dd、ggge年M月d日</source>
<translation>日付の書き方が正しくありません。例：yyyy/MM/dd, ggge年M月d日</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>決まったものから選ぶ</source>
<translation>決まったものから選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>選べるもの（1 行に 1 つ）</source>
<translation>選べるもの（1 行に 1 つ）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>日付の書き方</source>
<translation>日付の書き方</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>入力する前の変換（上から順に）</source>
<translation>入力する前の変換（上から順に）</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変換</source>
<translation>変換</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>足す変換</source>
<translation>足す変換</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変換を足す</source>
<translation>変換を足す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>外す</source>
<translation>外す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>たずねるときの説明</source>
<translation>たずねるときの説明</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変えられる値の名前を入力してください。例：検索語</source>
<translation>変えられる値の名前を入力してください。例：検索語</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>{converter}　→ {step}</source>
<translation>{converter}　→ {step}</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>{converter}　→ 当てはまらないため、そのままです</source>
<translation>{converter}　→ 当てはまらないため, そのままです</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_form.py" />
<source>変えられる値を消す</source>
<translation>変えられる値を消す</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>次の値は、実行のたびに変わるかもしれません。変えられる値にするものを選んでください。</source>
<translation>次の値は, 実行のたびに変わるかもしれません。変えられる値にするものを選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>変えられる値にする</source>
<translation>変えられる値にする</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>あとで</source>
<translation>あとで</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>「{name}」の値</source>
<translation>「{name}」の値</translation>
</message>
<message>
<location filename="../../studio/ui/editor/variable_proposals.py" />
<source>{said}（実行した日から）</source>
<translation>{said}（実行した日から）</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<location filename="../../studio/ui/history/history.py" />
<source>監査ログ</source>
<translation>監査ログ</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログはまだありません。</source>
<translation>監査ログはまだありません。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>だれが・いつ・何をしたかの記録です。あとから書き換えると「検証」で分かります。</source>
<translation>だれが・いつ・何をしたかの記録です。あとから書き換えると「検証」で分かります。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>検証</source>
<translation>検証</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>書き出す…</source>
<translation>書き出す…</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>すべての行を確かめています…</source>
<translation>すべての行を確かめています…</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログの書き出し先</source>
<translation>監査ログの書き出し先</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログ-{now:%Y%m%d}.jsonl</source>
<translation>監査ログ-{now:%Y%m%d}.jsonl</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>監査ログ (*.jsonl)</source>
<translation>監査ログ (*.jsonl)</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>書き出しています…</source>
<translation>書き出しています…</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit.py" />
<source>{0:,} 件を書き出しました：{1}　同じフォルダーの audit_verifier.py で、受け取った人も確かめられます。</source>
<translation>{0:,} 件を書き出しました：{1}　同じフォルダーの audit_verifier.py で, 受け取った人も確かめられます。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/history/history_model.py" />
<location filename="../../studio/ui/keys/restoring.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>日時</source>
<translation>日時</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>したこと</source>
<translation>したこと</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>だれが</source>
<translation>だれが</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{0:,} 番の行が、書かれたときのままではありません（書き換え・入れ替え・追加）。</source>
<translation>{0:,} 番の行が, 書かれたときのままではありません（書き換え・入れ替え・追加）。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{0:,} 番の行がありません（途中の行が消されています）。</source>
<translation>{0:,} 番の行がありません（途中の行が消されています）。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>ログの終わりが、控えと合いません（終わりの行か控えが消されています）。</source>
<translation>ログの終わりが, 控えと合いません（終わりの行か控えが消されています）。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{0:,} 番から先が、外に控えた値と合いません（終わりが消されたか、作り直されています）。</source>
<translation>{0:,} 番から先が, 外に控えた値と合いません（終わりが消されたか, 作り直されています）。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>このライブラリから書き出されたファイルではないか、あとから作り直されています。</source>
<translation>このライブラリから書き出されたファイルではないか, あとから作り直されています。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>場所</source>
<translation>場所</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>答えた人</source>
<translation>答えた人</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>変えたこと</source>
<translation>変えたこと</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<location filename="../../studio/ui/keys/restoring.py" />
<source>自動</source>
<translation>自動</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>行数</source>
<translation>行数</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>いまのライブラリのファイルを別の場所にコピーして取っておき、バックアップや前に書き出した監査ログと比べてください。心当たりがないときは、このパソコンの管理者に知らせてください。</source>
<translation>いまのライブラリのファイルを別の場所にコピーして取っておき, バックアップや前に書き出した監査ログと比べてください。心当たりがないときは, このパソコンの管理者に知らせてください。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{n}：{value}</source>
<translation>{n}：{value}</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>監査ログが壊れています。{found}{what_to_do}</source>
<translation>監査ログが壊れています。{found}{what_to_do}</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{rows:,} 件すべて、書かれたときのままです。</source>
<translation>{rows:,} 件すべて, 書かれたときのままです。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{whole}OS のキーチェーンの控えとも合っています。</source>
<translation>{whole}OS のキーチェーンの控えとも合っています。</translation>
</message>
<message>
<location filename="../../studio/ui/history/audit_model.py" />
<source>{whole}ただし、ライブラリの外の控えがないため、終わりの行がまとめて消されていないかまでは分かりません。</source>
<translation>{whole}ただし, ライブラリの外の控えがないため, 終わりの行がまとめて消されていないかまでは分かりません。</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source>点検を見る</source>
<translation>点検を見る</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source>失敗が増えています：「{0}」　{1}</source>
<translation>失敗が増えています：「{0}」　{1}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source>失敗が増えている手順が {0} 件あります：{1}{2}</source>
<translation>失敗が増えている手順が {0} 件あります：{1}{2}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failure_alert.py" />
<source> ほか</source>
<translation> ほか</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<location filename="../../studio/ui/history/history.py" />
<location filename="../../studio/ui/history/history_failures.py" />
<source>うまくいかなかった所</source>
<translation>うまくいかなかった所</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>原因</source>
<translation>原因</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>回数</source>
<translation>回数</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>最後</source>
<translation>最後</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>効いたこと</source>
<translation>効いたこと</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>{count:,} 回</source>
<translation>{count:,} 回</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>ページ全体</source>
<translation>ページ全体</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>{first} から {last} まで</source>
<translation>{first} から {last} まで</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>{when}に {count:,} 回</source>
<translation>{when}に {count:,} 回</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>手順：{flows}</source>
<translation>手順：{flows}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>効いたこと：{helped}</source>
<translation>効いたこと：{helped}</translation>
</message>
<message>
<location filename="../../studio/ui/history/failures_model.py" />
<source>このあと同じことがうまくいった記録は、まだありません。</source>
<translation>このあと同じことがうまくいった記録は, まだありません。</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>この実行の画面（← → で前後の画面）</source>
<translation>この実行の画面（← → で前後の画面）</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>{0} の前</source>
<translation>{0} の前</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>{0} の後</source>
<translation>{0} の後</translation>
</message>
<message>
<location filename="../../studio/ui/history/film_strip.py" />
<source>{item}：{step}</source>
<translation>{item}：{step}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history.py" />
<source>記録の種類</source>
<translation>記録の種類</translation>
</message>
<message>
<location filename="../../studio/ui/history/history.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>履歴</source>
<translation>履歴</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>サイト・項目・手順で探す</source>
<translation>サイト・項目・手順で探す</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>この条件に合うものはありません。条件を変えてください。</source>
<translation>この条件に合うものはありません。条件を変えてください。</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>うまくいかなかった所の記録は、まだありません。</source>
<translation>うまくいかなかった所の記録は, まだありません。</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>{cause}：{words}</source>
<translation>{cause}：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>原因で絞り込む</source>
<translation>原因で絞り込む</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_failures.py" />
<source>すべての原因</source>
<translation>すべての原因</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<location filename="../../studio/ui/history/steps_model.py" />
<source>時間</source>
<translation>時間</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<location filename="../../studio/ui/library/versions_model.py" />
<source>手順数</source>
<translation>手順数</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>{model_calls} 回</source>
<translation>{model_calls} 回</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_model.py" />
<source>（残す）</source>
<translation>（残す）</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>実行した手順</source>
<translation>実行した手順</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>一覧に戻る</source>
<translation>一覧に戻る</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<location filename="../../studio/ui/history/history_runs.py" />
<source>{name}：{word}</source>
<translation>{name}：{word}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>{0} の前の画面（秘密の値は隠してあります）</source>
<translation>{0} の前の画面（秘密の値は隠してあります）</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>{0} のあとの画面（秘密の値は隠してあります）</source>
<translation>{0} のあとの画面（秘密の値は隠してあります）</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>報告を保存しました：{name}</source>
<translation>報告を保存しました：{name}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>この操作の画面は残していません（くり返しでは、止まった所と最後だけを残します）。</source>
<translation>この操作の画面は残していません（くり返しでは, 止まった所と最後だけを残します）。</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>ライブラリの手順をくり返し</source>
<translation>ライブラリの手順をくり返し</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>AI が操作を決めて実行</source>
<translation>AI が操作を決めて実行</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<location filename="../../studio/ui/library/library_model.py" />
<source>{steps} 手順</source>
<translation>{steps} 手順</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>緊急モード {emergencies} 回</source>
<translation>緊急モード {emergencies} 回</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_run.py" />
<source>サイト：{sites}</source>
<translation>サイト：{sites}</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>実行履歴</source>
<translation>実行履歴</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順の名前・サイト・理由で探す</source>
<translation>手順の名前・サイト・理由で探す</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>すべての手順</source>
<translation>すべての手順</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順：{name}　✕</source>
<translation>手順：{name}　✕</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順「{name}」だけの表示をやめる</source>
<translation>手順「{name}」だけの表示をやめる</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>新しい順に {0:,} 件</source>
<translation>新しい順に {0:,} 件</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>{1:,} 件のうち {0:,} 件</source>
<translation>{1:,} 件のうち {0:,} 件</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>まだ実行していません。実行すると、結果がここに残ります。</source>
<translation>まだ実行していません。実行すると, 結果がここに残ります。</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>この条件に合う実行はありません。条件を変えてください。</source>
<translation>この条件に合う実行はありません。条件を変えてください。</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>残すのをやめる</source>
<translation>残すのをやめる</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>90 日たつと、ほかの記録と同じように消えます</source>
<translation>90 日たつと, ほかの記録と同じように消えます</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>90 日を過ぎても消えないようにします</source>
<translation>90 日を過ぎても消えないようにします</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>実行の記録の削除</source>
<translation>実行の記録の削除</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>「{name}」（{started_at:%Y/%m/%d %H:%M}）の記録を、画面の写しといっしょに削除します。元に戻せません。手順は残ります。</source>
<translation>「{name}」（{started_at:%Y/%m/%d %H:%M}）の記録を, 画面の写しといっしょに削除します。元に戻せません。手順は残ります。</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>削除する</source>
<translation>削除する</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>結果で絞り込む</source>
<translation>結果で絞り込む</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>すべての結果</source>
<translation>すべての結果</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>手順ごとの記録</source>
<translation>手順ごとの記録</translation>
</message>
<message>
<location filename="../../studio/ui/history/history_runs.py" />
<source>この手順の実行だけ</source>
<translation>この手順の実行だけ</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>見つけ方</source>
<translation>見つけ方</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>変化なし</source>
<translation>変化なし</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>（似ている度 {similarity:.2f}）</source>
<translation>（似ている度 {similarity:.2f}）</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>時刻</source>
<translation>時刻</translation>
</message>
<message>
<location filename="../../studio/ui/history/steps_model.py" />
<source>（{took}）</source>
<translation>（{took}）</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>パスフレーズを決める</source>
<translation>パスフレーズを決める</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>{passphrase} 文字以上で、自分だけが覚えられる言葉にしてください。前のパスフレーズは使えなくなります。</source>
<translation>{passphrase} 文字以上で, 自分だけが覚えられる言葉にしてください。前のパスフレーズは使えなくなります。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>鍵を作り直す</source>
<translation>鍵を作り直す</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<source>ライブラリ全体を新しい鍵で暗号化し直します。手順・実行履歴・認証情報はそのまま残ります。
今の回復キーは使えなくなり、新しい回復キーを表示します。大きなライブラリでは数分かかります。</source>
<translation>ライブラリ全体を新しい鍵で暗号化し直します。手順・実行履歴・認証情報はそのまま残ります。
今の回復キーは使えなくなり, 新しい回復キーを表示します。大きなライブラリでは数分かかります。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<location filename="../../studio/ui/keys/unlock.py" />
<location filename="../../studio/ui/library/library_files.py" />
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズ</source>
<translation>パスフレーズ</translation>
</message>
<message>
<location filename="../../studio/ui/keys/key_forms.py" />
<location filename="../../studio/ui/keys/unlock.py" />
<source>2 つの入力が違っています。</source>
<translation>2 つの入力が違っています。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>パスフレーズを入力してください。忘れたときは、回復キーで開けます。</source>
<translation>パスフレーズを入力してください。忘れたときは, 回復キーで開けます。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>ライブラリを開けません</source>
<translation>ライブラリを開けません</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>ライブラリ：{state}</source>
<translation>ライブラリ：{state}</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>空のライブラリで始めます。今ある手順は、この画面からは見えなくなります。
今のファイルと鍵は消さずに、保存場所の中の別のフォルダーへ移します。</source>
<translation>空のライブラリで始めます。今ある手順は, この画面からは見えなくなります。
今のファイルと鍵は消さずに, 保存場所の中の別のフォルダーへ移します。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery.py" />
<source>今あるファイルには触れていません。新しいライブラリも作っていません。</source>
<translation>今あるファイルには触れていません。新しいライブラリも作っていません。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キー</source>
<translation>回復キー</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>ライブラリを開くための回復キーです。パスフレーズを忘れたときや、パソコンの故障・買い替えのときに使います。
表示されるのは今だけです。紙に書くか印刷して、パソコンとは別の安全な場所に保管してください。</source>
<translation>ライブラリを開くための回復キーです。パスフレーズを忘れたときや, パソコンの故障・買い替えのときに使います。
表示されるのは今だけです。紙に書くか印刷して, パソコンとは別の安全な場所に保管してください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>印刷しました。紙の文字が読めるか確かめてください。</source>
<translation>印刷しました。紙の文字が読めるか確かめてください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>印刷…</source>
<translation>印刷…</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>控えました</source>
<translation>控えました</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>コピーしました。安全な場所に貼り付けたら、ほかの文字をコピーして消してください。</source>
<translation>コピーしました。安全な場所に貼り付けたら, ほかの文字をコピーして消してください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>この回復キーは二度と表示できません。控えてから「控えました」を押してください。</source>
<translation>この回復キーは二度と表示できません。控えてから「控えました」を押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<location filename="../../studio/ui/window/status_bar.py" />
<source>回復キーを確かめる</source>
<translation>回復キーを確かめる</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>控えた回復キーを、紙を見ながら入力してください。書き間違いがないか確かめます。
ハイフンや大文字・小文字の違いはかまいません。控えがないときは、設定の「新しく作る」で作り直せます。</source>
<translation>控えた回復キーを, 紙を見ながら入力してください。書き間違いがないか確かめます。
ハイフンや大文字・小文字の違いはかまいません。控えがないときは, 設定の「新しく作る」で作り直せます。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>入力した回復キーは、今の回復キーと違います。</source>
<translation>入力した回復キーは, 今の回復キーと違います。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>紙と見比べて、もう一度入力してください。紙が正しくないときは、設定で新しい回復キーを作れます。</source>
<translation>紙と見比べて, もう一度入力してください。紙が正しくないときは, 設定で新しい回復キーを作れます。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/recovery_key.py" />
<source>回復キーを入力してください。</source>
<translation>回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>戻すバックアップを選んでください。今あるファイルは消さずに、別のフォルダーへ移してから戻します。</source>
<translation>戻すバックアップを選んでください。今あるファイルは消さずに, 別のフォルダーへ移してから戻します。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>この内容に戻す</source>
<translation>この内容に戻す</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>選んだファイル：{name}</source>
<translation>選んだファイル：{name}</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>この保存場所にバックアップはありません。別の場所にあれば、選べます。</source>
<translation>この保存場所にバックアップはありません。別の場所にあれば, 選べます。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<location filename="../../studio/ui/keys/unlock.py" />
<source>パスフレーズか回復キー</source>
<translation>パスフレーズか回復キー</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>ほかのファイルを選ぶ…</source>
<translation>ほかのファイルを選ぶ…</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップの一覧</source>
<translation>バックアップの一覧</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>大きさ</source>
<translation>大きさ</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップのファイル</source>
<translation>バックアップのファイル</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>バックアップ (*.tejunbackup);;すべてのファイル (*)</source>
<translation>バックアップ (*.tejunbackup);;すべてのファイル (*)</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>戻すバックアップを選んでください。</source>
<translation>戻すバックアップを選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>このバックアップを開くには、作ったときのパスフレーズか回復キーが必要です。</source>
<translation>このバックアップを開くには, 作ったときのパスフレーズか回復キーが必要です。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>上の欄に入力して、もう一度「この内容に戻す」を押してください。</source>
<translation>上の欄に入力して, もう一度「この内容に戻す」を押してください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>不明</source>
<translation>不明</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>{flows:,} 件</source>
<translation>{flows:,} 件</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>手動</source>
<translation>手動</translation>
</message>
<message>
<location filename="../../studio/ui/keys/restoring.py" />
<source>壊れているため戻せません</source>
<translation>壊れているため戻せません</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>ライブラリを開く</source>
<translation>ライブラリを開く</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<location filename="../../studio/ui/library/library_files.py" />
<location filename="../../studio/ui/page/dock.py" />
<location filename="../../studio/ui/widgets/written_file.py" />
<source>開く</source>
<translation>開く</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>終了</source>
<translation>終了</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>ほかの方法…</source>
<translation>ほかの方法…</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>8 文字以上で、自分だけが覚えられる言葉にしてください。次からは、手順スタジオを開くたびに入力します。</source>
<translation>8 文字以上で, 自分だけが覚えられる言葉にしてください。次からは, 手順スタジオを開くたびに入力します。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<location filename="../../studio/ui/library/library_files.py" />
<source>パスフレーズを入力してください。</source>
<translation>パスフレーズを入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/keys/unlock.py" />
<source>8 文字以上にしてください。</source>
<translation>8 文字以上にしてください。</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>手順の中身</source>
<translation>手順の中身</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>■ {name}（{count} 手順）</source>
<translation>■ {name}（{count} 手順）</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>目的：{purpose}</source>
<translation>目的：{purpose}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>{note_inside}：{ai_note}</source>
<translation>{note_inside}：{ai_note}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>同じ手順か同じ名前の手順「{name}」がライブラリにあります。別の手順として残します。</source>
<translation>同じ手順か同じ名前の手順「{name}」がライブラリにあります。別の手順として残します。</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>開くサイト：{site}</source>
<translation>開くサイト：{site}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>使う認証情報の名前：{name}</source>
<translation>使う認証情報の名前：{name}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>サイトに渡すファイル：{path}</source>
<translation>サイトに渡すファイル：{path}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>実行のたびに確認する操作（{count} 個）：</source>
<translation>実行のたびに確認する操作（{count} 個）：</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>　・{act}</source>
<translation>　・{act}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>手順：</source>
<translation>手順：</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>　{number}. {words}</source>
<translation>　{number}. {words}</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>　ほか {count} 手順</source>
<translation>　ほか {count} 手順</translation>
</message>
<message>
<location filename="../../studio/ui/library/flow_inside.py" />
<source>注意：{site}　{warning}</source>
<translation>注意：{site}　{warning}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>名前・サイト・中身で探す</source>
<translation>名前・サイト・中身で探す</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<location filename="../../studio/ui/library/trash.py" />
<location filename="../../studio/ui/schedules/schedules_page.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>元に戻す</source>
<translation>元に戻す</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<location filename="../../studio/ui/library/trash.py" />
<source>ごみ箱</source>
<translation>ごみ箱</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>点検（要対応 {count}）</source>
<translation>点検（要対応 {count}）</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>すべてのラベル</source>
<translation>すべてのラベル</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>ごみ箱（{count}）</source>
<translation>ごみ箱（{count}）</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>書き出しました：{path}</source>
<translation>書き出しました：{path}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>{0:,} 件見つかりました</source>
<translation>{0:,} 件見つかりました</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>{0:,} 件の手順</source>
<translation>{0:,} 件の手順</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>見つかりませんでした。ほかの言葉で探してください。</source>
<translation>見つかりませんでした。ほかの言葉で探してください。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>保存した手順はまだありません。「つくる」で実行すると、ここに保存できます。</source>
<translation>保存した手順はまだありません。「つくる」で実行すると, ここに保存できます。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<source>取り込む…</source>
<translation>取り込む…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>新しくつくる</source>
<translation>新しくつくる</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{name}」の{result_words}</source>
<translation>「{name}」の{result_words}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{name}」を今日の画面で確かめています…</source>
<translation>「{name}」を今日の画面で確かめています…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>止めました。</source>
<translation>止めました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を前の版に戻しました（第 {1} 版）。</source>
<translation>「{0}」を前の版に戻しました（第 {1} 版）。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>書き出すフォルダーの名前</source>
<translation>書き出すフォルダーの名前</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>{title}のフォルダー (*)</source>
<translation>{title}のフォルダー (*)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」をごみ箱に入れました（{1} 日のあいだ、元に戻せます）。</source>
<translation>「{0}」をごみ箱に入れました（{1} 日のあいだ, 元に戻せます）。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>この手順の予定 {off} 件は切にしました。</source>
<translation>この手順の予定 {off} 件は切にしました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を元に戻しました。</source>
<translation>「{0}」を元に戻しました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>名前を変える</source>
<translation>名前を変える</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>新しい名前</source>
<translation>新しい名前</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>名前を変えました</source>
<translation>名前を変えました</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」に変えました。</source>
<translation>「{0}」に変えました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>{0} のコピー</source>
<translation>{0} のコピー</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」からコピーしました</source>
<translation>「{0}」からコピーしました</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を作りました。</source>
<translation>「{0}」を作りました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>ラベルを付ける</source>
<translation>ラベルを付ける</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>ラベル（空にすると外します）</source>
<translation>ラベル（空にすると外します）</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」を上に固定しました。</source>
<translation>「{0}」を上に固定しました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_acts.py" />
<source>「{0}」の固定を外しました。</source>
<translation>「{0}」の固定を外しました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>編集</source>
<translation>編集</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>「{name}」を編集</source>
<translation>「{name}」を編集</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>「{name}」のそのほかの操作</source>
<translation>「{name}」のそのほかの操作</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>名前・版・履歴・書き出し・ごみ箱</source>
<translation>名前・版・履歴・書き出し・ごみ箱</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>信頼する…</source>
<translation>信頼する…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>値を変えて実行…</source>
<translation>値を変えて実行…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>画面も残して実行</source>
<translation>画面も残して実行</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>名前を変える…</source>
<translation>名前を変える…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>ラベル…</source>
<translation>ラベル…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>上に固定する・外す</source>
<translation>上に固定する・外す</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>版の一覧…</source>
<translation>版の一覧…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>履歴を見る</source>
<translation>履歴を見る</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>手順書を作る（{kind}）…</source>
<translation>手順書を作る（{kind}）…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>手順ファイル（.tejun）に書き出す…</source>
<translation>手順ファイル（.tejun）に書き出す…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>{title}に書き出す…</source>
<translation>{title}に書き出す…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_card.py" />
<source>ごみ箱に入れる</source>
<translation>ごみ箱に入れる</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>手順ファイル (*.tejun *.json);;すべてのファイル (*)</source>
<translation>手順ファイル (*.tejun *.json);;すべてのファイル (*)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込む手順ファイル</source>
<translation>取り込む手順ファイル</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>「{0}」の中身です。取り込んでも、まだ何も実行しません。取り込んだ手順は「未確認」になり、信頼するまで、サイトを開くときと、取り消せない操作の前に毎回確認します。</source>
<translation>「{0}」の中身です。取り込んでも, まだ何も実行しません。取り込んだ手順は「未確認」になり, 信頼するまで, サイトを開くときと, 取り消せない操作の前に毎回確認します。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込む前の確認（{0} 件）</source>
<translation>取り込む前の確認（{0} 件）</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>取り込む</source>
<translation>取り込む</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>封をした手順ファイル</source>
<translation>封をした手順ファイル</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>{0} から取り込みました</source>
<translation>{0} から取り込みました</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>{0} 件の手順を取り込みました。中身を確かめたら、カードのメニューの「信頼する」を選べます。</source>
<translation>{0} 件の手順を取り込みました。中身を確かめたら, カードのメニューの「信頼する」を選べます。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>手順ファイル (*.tejun)</source>
<translation>手順ファイル (*.tejun)</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>書き出し先</source>
<translation>書き出し先</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>信頼すると、下のサイトを毎回の確認なしに開きます。取り消せない操作は、これからも実行の前に確認します。作った人が分からない手順や、中身に覚えのないサイトがある手順は、信頼しないでください。</source>
<translation>信頼すると, 下のサイトを毎回の確認なしに開きます。取り消せない操作は, これからも実行の前に確認します。作った人が分からない手順や, 中身に覚えのないサイトがある手順は, 信頼しないでください。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込んだ手順を信頼する</source>
<translation>取り込んだ手順を信頼する</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>信頼する</source>
<translation>信頼する</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>取り込んだ手順を信頼しました</source>
<translation>取り込んだ手順を信頼しました</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>「{0}」を信頼しました。</source>
<translation>「{0}」を信頼しました。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>「{0}」を、ほかのパソコンの手順スタジオに取り込めるファイルにします。パスワードなどの秘密の値と実行の記録は入りません。</source>
<translation>「{0}」を, ほかのパソコンの手順スタジオに取り込めるファイルにします。パスワードなどの秘密の値と実行の記録は入りません。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>手順ファイルに書き出す</source>
<translation>手順ファイルに書き出す</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>保存先を選ぶ…</source>
<translation>保存先を選ぶ…</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>パスフレーズで封をする</source>
<translation>パスフレーズで封をする</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>受け取る人に、ファイルとは別の方法で伝えてください。忘れると開けません。</source>
<translation>受け取る人に, ファイルとは別の方法で伝えてください。忘れると開けません。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>パスフレーズは {passphrase} 文字以上にしてください。</source>
<translation>パスフレーズは {passphrase} 文字以上にしてください。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_files.py" />
<source>2 つのパスフレーズが違います。もう一度入力してください。</source>
<translation>2 つのパスフレーズが違います。もう一度入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>取り込み・未確認</source>
<translation>取り込み・未確認</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>下書き・未確認</source>
<translation>下書き・未確認</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>固定</source>
<translation>固定</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{said}、{found}</source>
<translation>{said}, {found}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>最近よく失敗します</source>
<translation>最近よく失敗します</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>点検：{words}</source>
<translation>点検：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>まだくり返していません</source>
<translation>まだくり返していません</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{started_at}・{result}</source>
<translation>{started_at}・{result}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{words}・{elapsed_s}</source>
<translation>{words}・{elapsed_s}</translation>
</message>
<message>
<location filename="../../studio/ui/library/library_model.py" />
<source>{words}：{message}</source>
<translation>{words}：{message}</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>{0} 日たつと、版といっしょに消えます。それまでは、いつでも元に戻せます。</source>
<translation>{0} 日たつと, 版といっしょに消えます。それまでは, いつでも元に戻せます。</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>空です。</source>
<translation>空です。</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>あと {left} 日</source>
<translation>あと {left} 日</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>「{name}」を元に戻す</source>
<translation>「{name}」を元に戻す</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>完全に消す…</source>
<translation>完全に消す…</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>「{name}」を完全に消す</source>
<translation>「{name}」を完全に消す</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>「{0}」を、これまでの版といっしょに消します。元に戻せません。</source>
<translation>「{0}」を, これまでの版といっしょに消します。元に戻せません。</translation>
</message>
<message>
<location filename="../../studio/ui/library/trash.py" />
<source>完全に消す</source>
<translation>完全に消す</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>版の一覧</source>
<translation>版の一覧</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>保存した版</source>
<translation>保存した版</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>この版に戻す…</source>
<translation>この版に戻す…</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>ひとつ前の版</source>
<translation>ひとつ前の版</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>■ 第 {0} 版から第 {1} 版で変わったこと</source>
<translation>■ 第 {0} 版から第 {1} 版で変わったこと</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>■ 第 {number} 版の手順</source>
<translation>■ 第 {number} 版の手順</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>第 {0} 版と同じ内容の新しい版を作ります。いまの版も、あいだの版も残るので、あとからまた戻せます。</source>
<translation>第 {0} 版と同じ内容の新しい版を作ります。いまの版も, あいだの版も残るので, あとからまた戻せます。</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>前の版に戻す</source>
<translation>前の版に戻す</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>この版に戻す</source>
<translation>この版に戻す</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>この版の手順</source>
<translation>この版の手順</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>「{0}」の版です。保存するたびに増え、新しい 50 版が残ります。</source>
<translation>「{0}」の版です。保存するたびに増え, 新しい 50 版が残ります。</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions.py" />
<source>くらべる版</source>
<translation>くらべる版</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>保存した日時</source>
<translation>保存した日時</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>いまの版</source>
<translation>いまの版</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>・{change}</source>
<translation>・{change}</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>・違いはありません。</source>
<translation>・違いはありません。</translation>
</message>
<message>
<location filename="../../studio/ui/library/versions_model.py" />
<source>ほか {more} 手順</source>
<translation>ほか {more} 手順</translation>
</message>
<message>
<location filename="../../studio/ui/manual/chapters.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>キーの一覧</source>
<translation>キーの一覧</translation>
</message>
<message>
<location filename="../../studio/ui/manual/chapters.py" />
<source>| すること | キー |</source>
<translation>| すること | キー |</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方の本文</source>
<translation>使い方の本文</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>使い方</source>
<translation>使い方</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方の中をさがす</source>
<translation>使い方の中をさがす</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>使い方の目次</source>
<translation>使い方の目次</translation>
</message>
<message>
<location filename="../../studio/ui/manual/manual.py" />
<source>見つかりません。ほかの言葉でさがしてください。</source>
<translation>見つかりません。ほかの言葉でさがしてください。</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>ボタン</source>
<translation>ボタン</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>セル</source>
<translation>セル</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>チェックボックス</source>
<translation>チェックボックス</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>クリックできる部分</source>
<translation>クリックできる部分</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>選択欄 プルダウン</source>
<translation>選択欄 プルダウン</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>ダイアログ 確認画面</source>
<translation>ダイアログ 確認画面</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>フォーム</source>
<translation>フォーム</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>見出し</source>
<translation>見出し</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>枠 フレーム</source>
<translation>枠 フレーム</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>画像</source>
<translation>画像</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>リンク</source>
<translation>リンク</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>一覧 リスト</source>
<translation>一覧 リスト</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>選択欄 リスト</source>
<translation>選択欄 リスト</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>メニュー</source>
<translation>メニュー</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>ラジオボタン</source>
<translation>ラジオボタン</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>検索欄 入力欄</source>
<translation>検索欄 入力欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>スライダー</source>
<translation>スライダー</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>数値 入力欄</source>
<translation>数値 入力欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>スイッチ</source>
<translation>スイッチ</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<location filename="../../studio/ui/page/aria_rows.py" />
<source>入力欄</source>
<translation>入力欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_index.py" />
<source>{name}　＝{node}</source>
<translation>{name}　＝{node}</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_model.py" />
<source>{role}　{label}</source>
<translation>{role}　{label}</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_model.py" />
<source>{role} {label} 階層 {depth}</source>
<translation>{role} {label} 階層 {depth}</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>お知らせ</source>
<translation>お知らせ</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>記事</source>
<translation>記事</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>上の帯</source>
<translation>上の帯</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>表題</source>
<translation>表題</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>マス</source>
<translation>マス</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>チェック欄</source>
<translation>チェック欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>押せる所</source>
<translation>押せる所</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>コード</source>
<translation>コード</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>列の見出し</source>
<translation>列の見出し</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>選択欄</source>
<translation>選択欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>補足</source>
<translation>補足</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>下の帯</source>
<translation>下の帯</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>文書</source>
<translation>文書</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>強調</source>
<translation>強調</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>図</source>
<translation>図</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>入力画面</source>
<translation>入力画面</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>まとまり</source>
<translation>まとまり</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>埋め込み</source>
<translation>埋め込み</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>メニュー項目</source>
<translation>メニュー項目</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>メーター</source>
<translation>メーター</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>案内</source>
<translation>案内</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>注</source>
<translation>注</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>段落</source>
<translation>段落</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>選択ボタン</source>
<translation>選択ボタン</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>区画</source>
<translation>区画</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>行のまとまり</source>
<translation>行のまとまり</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>行の見出し</source>
<translation>行の見出し</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>検索</source>
<translation>検索</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>検索欄</source>
<translation>検索欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>区切り</source>
<translation>区切り</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>つまみ</source>
<translation>つまみ</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>数の欄</source>
<translation>数の欄</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>タブの中</source>
<translation>タブの中</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>用語</source>
<translation>用語</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>時計</source>
<translation>時計</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>道具</source>
<translation>道具</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>ヒント</source>
<translation>ヒント</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>部品</source>
<translation>部品</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>　✓</source>
<translation>　✓</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_rows.py" />
<source>　（使えません）</source>
<translation>　（使えません）</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>名前で絞り込み</source>
<translation>名前で絞り込み</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>ブラウザーで画面を開くと、ここに構造が表示されます。</source>
<translation>ブラウザーで画面を開くと, ここに構造が表示されます。</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>{found} 件</source>
<translation>{found} 件</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>次の操作の対象：{role}「{label}」</source>
<translation>次の操作の対象：{role}「{label}」</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>保存した手順の実行中は、画面の構造を読み直しません。ブラウザーの画面を見てください。</source>
<translation>保存した手順の実行中は, 画面の構造を読み直しません。ブラウザーの画面を見てください。</translation>
</message>
<message>
<location filename="../../studio/ui/page/aria_tree.py" />
<source>ライブ</source>
<translation>ライブ</translation>
</message>
<message>
<location filename="../../studio/ui/page/dock.py" />
<source>画面と記録</source>
<translation>画面と記録</translation>
</message>
<message>
<location filename="../../studio/ui/page/dock.py" />
<source>今の画面</source>
<translation>今の画面</translation>
</message>
<message>
<location filename="../../studio/ui/page/dock.py" />
<source>くわしい記録</source>
<translation>くわしい記録</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>強い AI に切り替えました</source>
<translation>強い AI に切り替えました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>ふだんの AI に戻しました</source>
<translation>ふだんの AI に戻しました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>似ている度合い {similarity:.0f} %</source>
<translation>似ている度合い {similarity:.0f} %</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>別の手がかりで見つけました：{event}</source>
<translation>別の手がかりで見つけました：{event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>確認を待っています：{act}</source>
<translation>確認を待っています：{act}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>実行することを確認しました</source>
<translation>実行することを確認しました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>実行しないことにしました</source>
<translation>実行しないことにしました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>あなたの番です：{question}</source>
<translation>あなたの番です：{question}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>答え：{event}</source>
<translation>答え：{event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>あなたから引き継ぎました</source>
<translation>あなたから引き継ぎました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>サイトに送りました：{host}</source>
<translation>サイトに送りました：{host}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>送信を止めました：{reason}</source>
<translation>送信を止めました：{reason}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>上限に達すると、そこで止まります</source>
<translation>上限に達すると, そこで止まります</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>できたことを確かめました</source>
<translation>できたことを確かめました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>できたかどうか確認できませんでした</source>
<translation>できたかどうか確認できませんでした</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>手順を {count} 項目にしました</source>
<translation>手順を {count} 項目にしました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>AI を使わずにくり返します</source>
<translation>AI を使わずにくり返します</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>AI が操作を決めます</source>
<translation>AI が操作を決めます</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>「{name}」を始めました</source>
<translation>「{name}」を始めました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>次の手順の前で止まりました：{event}</source>
<translation>次の手順の前で止まりました：{event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>一時停止しました</source>
<translation>一時停止しました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>再開しました</source>
<translation>再開しました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>保存の前に練習しています（何も送らない所まで）</source>
<translation>保存の前に練習しています（何も送らない所まで）</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>「{name}」をライブラリに保存しました</source>
<translation>「{name}」をライブラリに保存しました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{steps} 手順・第 {version} 版</source>
<translation>{steps} 手順・第 {version} 版</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>ファイルに書き出しました</source>
<translation>ファイルに書き出しました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{count} 件中 {matches} 件</source>
<translation>{count} 件中 {matches} 件</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{table}の表</source>
<translation>{table}の表</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>AI が迷いました</source>
<translation>AI が迷いました</translation>
</message>
<message>
<location filename="../../studio/ui/page/log_model.py" />
<source>{elapsed_ms:.1f} 秒</source>
<translation>{elapsed_ms:.1f} 秒</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>AI が探して</source>
<translation>AI が探して</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>大きい AI が探して</source>
<translation>大きい AI が探して</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>あなたが選んで</source>
<translation>あなたが選んで</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>AI がこの項目を行って</source>
<translation>AI がこの項目を行って</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>直した見つけ方は、あなたが認めるまで使いません</source>
<translation>直した見つけ方は, あなたが認めるまで使いません</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>仮の直しです</source>
<translation>仮の直しです</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>{how}見つけました：{event}</source>
<translation>{how}見つけました：{event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>直した見つけ方を、手順に取り入れました</source>
<translation>直した見つけ方を, 手順に取り入れました</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>第 {version} 版</source>
<translation>第 {version} 版</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>飛ばしました：{event}</source>
<translation>飛ばしました：{event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/mended_lines.py" />
<source>「{name}」の{event}</source>
<translation>「{name}」の{event}</translation>
</message>
<message>
<location filename="../../studio/ui/page/now_view.py" />
<source>ブラウザーで画面を開くと、ここに表示されます。</source>
<translation>ブラウザーで画面を開くと, ここに表示されます。</translation>
</message>
<message>
<location filename="../../studio/ui/page/now_view.py" />
<source>次は：{words}</source>
<translation>次は：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/page/step_log.py" />
<source>注意と失敗だけを表示</source>
<translation>注意と失敗だけを表示</translation>
</message>
<message>
<location filename="../../studio/ui/page/step_log.py" />
<source>実行すると、ここに 1 手順ずつ表示されます。</source>
<translation>実行すると, ここに 1 手順ずつ表示されます。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>{flow_name}、{when}</source>
<translation>{flow_name}, {when}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「つくる」で続ける</source>
<translation>「つくる」で続ける</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「表で実行」で続ける</source>
<translation>「表で実行」で続ける</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>切にする</source>
<translation>切にする</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>入にする</source>
<translation>入にする</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「{flow_name}」のほかの操作</source>
<translation>「{flow_name}」のほかの操作</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>今すぐ実行</source>
<translation>今すぐ実行</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>「{flow_name}」：{words}</source>
<translation>「{flow_name}」：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>変える…</source>
<translation>変える…</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>実行の記録を見る</source>
<translation>実行の記録を見る</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_card.py" />
<source>予定を消す</source>
<translation>予定を消す</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>予定を変える</source>
<translation>予定を変える</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>予定を追加</source>
<translation>予定を追加</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>パソコンが動いていて、ログインしている間に実行します。手順スタジオを開いておく必要はありません。</source>
<translation>パソコンが動いていて, ログインしている間に実行します。手順スタジオを開いておく必要はありません。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>予定に入れる</source>
<translation>予定に入れる</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>手順を選んでください</source>
<translation>手順を選んでください</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<source>手順を選んでください。</source>
<translation>手順を選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_form.py" />
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>曜日を選んでください。</source>
<translation>曜日を選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>この操作を、毎回の確認なしで行ってよい</source>
<translation>この操作を, 毎回の確認なしで行ってよい</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>表のファイルを選んでください。</source>
<translation>表のファイルを選んでください。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>値の決め方</source>
<translation>値の決め方</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>ここで決めた値で、1 回</source>
<translation>ここで決めた値で, 1 回</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>表（Excel・CSV）の行ごとに</source>
<translation>表（Excel・CSV）の行ごとに</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>人がすることがあり、毎回ここで止まって知らせます：{words}</source>
<translation>人がすることがあり, 毎回ここで止まって知らせます：{words}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>確認の要る操作：</source>
<translation>確認の要る操作：</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_given.py" />
<source>印を付けないと、毎回この操作の前で止まって知らせます（続きから行えます）。{not_covered}</source>
<translation>印を付けないと, 毎回この操作の前で止まって知らせます（続きから行えます）。{not_covered}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>表のファイル</source>
<translation>表のファイル</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>Excel か CSV のファイル</source>
<translation>Excel か CSV のファイル</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>毎回この表を読み、まだ行っていない行だけを実行します。</source>
<translation>毎回この表を読み, まだ行っていない行だけを実行します。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>変数と同じ名前の列がありません。列の見出しを変数の名前にしてください：{0}</source>
<translation>変数と同じ名前の列がありません。列の見出しを変数の名前にしてください：{0}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>「{column}」の列 → {name}</source>
<translation>「{column}」の列 → {name}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>いま {rows:,} 行。{pairs}</source>
<translation>いま {rows:,} 行。{pairs}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_table.py" />
<source>表のファイルを選ぶ</source>
<translation>表のファイルを選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>日</source>
<translation>日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source> 日</source>
<translation> 日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>何番目の営業日</source>
<translation>何番目の営業日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>第 </source>
<translation>第 </translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source> 営業日</source>
<translation> 営業日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>営業日は、日本の祝日と、「設定」で決めた年末年始・会社の休日を除いた平日です。</source>
<translation>営業日は, 日本の祝日と, 「設定」で決めた年末年始・会社の休日を除いた平日です。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>くり返し</source>
<translation>くり返し</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>{number}曜日</source>
<translation>{number}曜日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>次にログインしたときから、1 日に 1 回実行します。</source>
<translation>次にログインしたときから, 1 日に 1 回実行します。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>70 日以内に、その日がありません。</source>
<translation>70 日以内に, その日がありません。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_when.py" />
<source>最初の実行は {first} です。</source>
<translation>最初の実行は {first} です。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎週（曜日を選ぶ）</source>
<translation>毎週（曜日を選ぶ）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎月（日を選ぶ）</source>
<translation>毎月（日を選ぶ）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎月の第 N 営業日</source>
<translation>毎月の第 N 営業日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>毎月の月末営業日</source>
<translation>毎月の月末営業日</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>ログインしたとき（その日はじめて）</source>
<translation>ログインしたとき（その日はじめて）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>明日 {clock}</source>
<translation>明日 {clock}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>{year}年</source>
<translation>{year}年</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>{month}月{day}日（{weekday}）</source>
<translation>{month}月{day}日（{weekday}）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>切にしています（入にするまで実行しません）</source>
<translation>切にしています（入にするまで実行しません）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>次：ログインしたとき</source>
<translation>次：ログインしたとき</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>次：{next_at}</source>
<translation>次：{next_at}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>次：70 日以内にはありません</source>
<translation>次：70 日以内にはありません</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>まだ実行していません</source>
<translation>まだ実行していません</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>前回：{at} 途中で止まりました（続きは残っていません）</source>
<translation>前回：{at} 途中で止まりました（続きは残っていません）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>前回：{at} {result}</source>
<translation>前回：{at} {result}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedule_words.py" />
<source>{day}の回は、時刻にパソコンが動いていなかったため、まだ実行していません。</source>
<translation>{day}の回は, 時刻にパソコンが動いていなかったため, まだ実行していません。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>まだ手順がありません。「つくる」で手順を作って保存すると、予定にできます。</source>
<translation>まだ手順がありません。「つくる」で手順を作って保存すると, 予定にできます。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>予定に入れました：{0}（{1}）</source>
<translation>予定に入れました：{0}（{1}）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>入にしました：{0}（{1}）</source>
<translation>入にしました：{0}（{1}）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>切にしました：{0}（{1}）</source>
<translation>切にしました：{0}（{1}）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>この回は行わないことにしました。</source>
<translation>この回は行わないことにしました。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>予定を消しました：{0}（{1}）</source>
<translation>予定を消しました：{0}（{1}）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>元に戻しました：{0}（{1}）</source>
<translation>元に戻しました：{0}（{1}）</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>「{flow_name}」：{result}。{told}</source>
<translation>「{flow_name}」：{result}。{told}</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>このライブラリは、人がパスフレーズを入れないと開けません。予定の時刻に人がいなくても開けるように、「設定」の「鍵」で、このパソコンのキーチェーンを使うようにしてください。</source>
<translation>このライブラリは, 人がパスフレーズを入れないと開けません。予定の時刻に人がいなくても開けるように, 「設定」の「鍵」で, このパソコンのキーチェーンを使うようにしてください。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>この起動では、予定を使えません。</source>
<translation>この起動では, 予定を使えません。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>保存した手順を、毎朝や月末営業日などの決まった時刻に、自動で実行します。人の操作が要るときは途中で止まり、お知らせします。</source>
<translation>保存した手順を, 毎朝や月末営業日などの決まった時刻に, 自動で実行します。人の操作が要るときは途中で止まり, お知らせします。</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>最初の予定を決める</source>
<translation>最初の予定を決める</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<source>まだ予定はありません</source>
<translation>まだ予定はありません</translation>
</message>
<message>
<location filename="../../studio/ui/schedules/schedules_page.py" />
<location filename="../../studio/ui/widgets/actions.py" />
<source>予定</source>
<translation>予定</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>確認なしで送るもの</source>
<translation>確認なしで送るもの</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>取り消すと、次からまた、送る前に確認します。</source>
<translation>取り消すと, 次からまた, 送る前に確認します。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>ありません。確認のカードで「次から確認なしで送る」を選ぶと、ここに並びます。</source>
<translation>ありません。確認のカードで「次から確認なしで送る」を選ぶと, ここに並びます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>{site} のすべて</source>
<translation>{site} のすべて</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>{site}　{shape}</source>
<translation>{site}　{shape}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/kept_card.py" />
<source>{words} を取り消す</source>
<translation>{words} を取り消す</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>ライブラリの鍵とバックアップ</source>
<translation>ライブラリの鍵とバックアップ</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>開き方</source>
<translation>開き方</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズを決める…</source>
<translation>パスフレーズを決める…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズをやめる</source>
<translation>パスフレーズをやめる</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>キーチェーンでも開く</source>
<translation>キーチェーンでも開く</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>確かめる…</source>
<translation>確かめる…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しく作る…</source>
<translation>新しく作る…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップ</source>
<translation>バックアップ</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>いまバックアップ</source>
<translation>いまバックアップ</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>ファイルに保存…</source>
<translation>ファイルに保存…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>戻す…</source>
<translation>戻す…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>検査</source>
<translation>検査</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>検査する</source>
<translation>検査する</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>暗号化の鍵</source>
<translation>暗号化の鍵</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>鍵を作り直す…</source>
<translation>鍵を作り直す…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>鍵や回復キーを、ほかの人に知られたかもしれないときに作り直します。</source>
<translation>鍵や回復キーを, ほかの人に知られたかもしれないときに作り直します。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>まだ鍵を作っていません</source>
<translation>まだ鍵を作っていません</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>控えを確かめてあります。</source>
<translation>控えを確かめてあります。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>控えをまだ確かめていません。紙の回復キーを一度入力してください。</source>
<translation>控えをまだ確かめていません。紙の回復キーを一度入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズを変える…</source>
<translation>パスフレーズを変える…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>キーチェーンで開くのをやめる</source>
<translation>キーチェーンで開くのをやめる</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>次から、このパスフレーズで開きます。</source>
<translation>次から, このパスフレーズで開きます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>このパソコンのキーチェーンと、回復キーだけで開くようにします。</source>
<translation>このパソコンのキーチェーンと, 回復キーだけで開くようにします。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>そのままにする</source>
<translation>そのままにする</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>パスフレーズをやめました。</source>
<translation>パスフレーズをやめました。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>次から、キーチェーンでは開きません。</source>
<translation>次から, キーチェーンでは開きません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>次から、このパソコンではキーチェーンで開きます。</source>
<translation>次から, このパソコンではキーチェーンで開きます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キーの控えは正しいです。</source>
<translation>回復キーの控えは正しいです。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キーを新しく作る</source>
<translation>回復キーを新しく作る</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しい回復キーを作って表示します。今の回復キーは使えなくなります。</source>
<translation>新しい回復キーを作って表示します。今の回復キーは使えなくなります。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しく作る</source>
<translation>新しく作る</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>回復キーを新しくしました。前の紙は捨ててください。</source>
<translation>回復キーを新しくしました。前の紙は捨ててください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップを作りました（{made}）。</source>
<translation>バックアップを作りました（{made}）。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップをファイルに保存</source>
<translation>バックアップをファイルに保存</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>バックアップ (*.tejunbackup)</source>
<translation>バックアップ (*.tejunbackup)</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>保存しました：{name}　開くには、今の鍵か回復キーが必要です。</source>
<translation>保存しました：{name}　開くには, 今の鍵か回復キーが必要です。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>{made_at} のバックアップに戻しました。</source>
<translation>{made_at} のバックアップに戻しました。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>前のファイルは「{set_aside}」に取ってあります。</source>
<translation>前のファイルは「{set_aside}」に取ってあります。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>検査しました。問題はありません。</source>
<translation>検査しました。問題はありません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>ライブラリの一部が壊れています。</source>
<translation>ライブラリの一部が壊れています。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>「戻す…」で、壊れる前のバックアップに戻してください。</source>
<translation>「戻す…」で, 壊れる前のバックアップに戻してください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>新しい鍵で暗号化し直しました。前の回復キーの紙は捨ててください。</source>
<translation>新しい鍵で暗号化し直しました。前の回復キーの紙は捨ててください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>実行中は、ライブラリを入れ替えられません。</source>
<translation>実行中は, ライブラリを入れ替えられません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>終わるのを待つか、停止してから、もう一度お試しください。</source>
<translation>終わるのを待つか, 停止してから, もう一度お試しください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>手順の数は不明</source>
<translation>手順の数は不明</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>手順 {flows:,} 件</source>
<translation>手順 {flows:,} 件</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>まだありません。1 日に 1 回、自動で作ります。</source>
<translation>まだありません。1 日に 1 回, 自動で作ります。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>最後は {made_at}（{backup}）。1 日に 1 回、自動で作ります。</source>
<translation>最後は {made_at}（{backup}）。1 日に 1 回, 自動で作ります。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>まだ検査していません。1 週間に 1 回、自動で検査します。</source>
<translation>まだ検査していません。1 週間に 1 回, 自動で検査します。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>問題ありません</source>
<translation>問題ありません</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>壊れているところがあります</source>
<translation>壊れているところがあります</translation>
</message>
<message>
<location filename="../../studio/ui/settings/key_card.py" />
<source>最後は {checked_at}：{found}。</source>
<translation>最後は {checked_at}：{found}。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>モデルの取り込み</source>
<translation>モデルの取り込み</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>もう一度さがす</source>
<translation>もう一度さがす</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>このパソコンの AI</source>
<translation>このパソコンの AI</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>さがしています…</source>
<translation>さがしています…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>Ollama も LM Studio も動いていません。どちらかを入れて起動すると、ここから使えます。キーも料金も要らず、画面の内容はパソコンの外に出ません。</source>
<translation>Ollama も LM Studio も動いていません。どちらかを入れて起動すると, ここから使えます。キーも料金も要らず, 画面の内容はパソコンの外に出ません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>{servers} が動いています。「使う」を押すと、速さと正しさを試します。</source>
<translation>{servers} が動いています。「使う」を押すと, 速さと正しさを試します。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>{title}　{model}</source>
<translation>{title}　{model}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>使う</source>
<translation>使う</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>おすすめ：{name}（{size_gb:.1f} GB を取り込みます）</source>
<translation>おすすめ：{name}（{size_gb:.1f} GB を取り込みます）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>{words}：{act}</source>
<translation>{words}：{act}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/local_models_card.py" />
<source>取り込みをやめました。次は、続きから取り込みます。</source>
<translation>取り込みをやめました。次は, 続きから取り込みます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>AI に頼むときに、いつも伝えることです。送信や削除の許可にはなりません。1 つの手順だけの注意書きは、その手順の「編集」で書けます。</source>
<translation>AI に頼むときに, いつも伝えることです。送信や削除の許可にはなりません。1 つの手順だけの注意書きは, その手順の「編集」で書けます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>いまは内蔵エンジン（AI なし）なので、使われません。AI をつなぐと伝えます。</source>
<translation>いまは内蔵エンジン（AI なし）なので, 使われません。AI をつなぐと伝えます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>サイトの注意書きを足す</source>
<translation>サイトの注意書きを足す</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>書く</source>
<translation>書く</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>消す</source>
<translation>消す</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>{place}の注意書きを{words}</source>
<translation>{place}の注意書きを{words}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>このサイトの注意書きは、もうあります。</source>
<translation>このサイトの注意書きは, もうあります。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>一覧の「変える」で書き足してください。</source>
<translation>一覧の「変える」で書き足してください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>{place}の注意書きを消します。元に戻せません。</source>
<translation>{place}の注意書きを消します。元に戻せません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/notes_card.py" />
<source>注意書きを消す</source>
<translation>注意書きを消す</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>接続テスト</source>
<translation>接続テスト</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>接続しています…</source>
<translation>接続しています…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>保存しました。</source>
<translation>保存しました。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>設定の項目</source>
<translation>設定の項目</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<location filename="../../studio/ui/settings/settings_form.py" />
<source>表示と実行</source>
<translation>表示と実行</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>点検と営業日</source>
<translation>点検と営業日</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>確認なしで送る</source>
<translation>確認なしで送る</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings.py" />
<source>鍵とバックアップ</source>
<translation>鍵とバックアップ</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>自動で見つける</source>
<translation>自動で見つける</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>接続先</source>
<translation>接続先</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>API バージョン</source>
<translation>API バージョン</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>API キー</source>
<translation>API キー</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>小さいモデル</source>
<translation>小さいモデル</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>大きいモデル</source>
<translation>大きいモデル</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>空なら小さいモデルと同じ</source>
<translation>空なら小さいモデルと同じ</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>緊急モードで画面の画像も送る</source>
<translation>緊急モードで画面の画像も送る</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>見つからない部品を AI に探してもらう</source>
<translation>見つからない部品を AI に探してもらう</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>保存済み（変えるときだけ入力）</source>
<translation>保存済み（変えるときだけ入力）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>sk-…</source>
<translation>sk-…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>接続先を入力してください。例：{address_hint}</source>
<translation>接続先を入力してください。例：{address_hint}</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>API キーを入力してください。</source>
<translation>API キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>{0:,} 個のモデルから選べます。</source>
<translation>{0:,} 個のモデルから選べます。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>モデルがありません。</source>
<translation>モデルがありません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>使えるモデルを接続先にたずねています…</source>
<translation>使えるモデルを接続先にたずねています…</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>内蔵エンジン（キーも通信も要りません）</source>
<translation>内蔵エンジン（キーも通信も要りません）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>このパソコンの中のサーバー</source>
<translation>このパソコンの中のサーバー</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>上の接続先（パソコンの外）</source>
<translation>上の接続先（パソコンの外）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>送るもの：やりたいことの文と、実行中の画面の文字を、{where}に送ります。画像は、上にチェックを入れたときだけ、緊急モードの間に限って送ります（画面に見えている内容がそのまま写ります。パスワード欄と登録した秘密は隠します。1 枚ごとに、AI とやりとりする量が {picture_tokens:,} 文字ぶんほど増えます）。保存した手順の実行では何も送りません。「見つからない部品を AI に探してもらう」にチェックを入れたときだけ、部品が見つからない画面の文字と構造、その手順の文を送ります（パスワードと登録した秘密は除きます）。</source>
<translation>送るもの：やりたいことの文と, 実行中の画面の文字を, {where}に送ります。画像は, 上にチェックを入れたときだけ, 緊急モードの間に限って送ります（画面に見えている内容がそのまま写ります。パスワード欄と登録した秘密は隠します。1 枚ごとに, AI とやりとりする量が {picture_tokens:,} 文字ぶんほど増えます）。保存した手順の実行では何も送りません。「見つからない部品を AI に探してもらう」にチェックを入れたときだけ, 部品が見つからない画面の文字と構造, その手順の文を送ります（パスワードと登録した秘密は除きます）。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>上限なし</source>
<translation>上限なし</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>AI とやりとりする量</source>
<translation>AI とやりとりする量</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>75 % を使うとお知らせし、上限に達すると止まります。ブラウザーと、そこまでの結果は残ります。料金のわからないモデルには、費用の上限は働きません。</source>
<translation>75 % を使うとお知らせし, 上限に達すると止まります。ブラウザーと, そこまでの結果は残ります。料金のわからないモデルには, 費用の上限は働きません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>1 回の実行の上限</source>
<translation>1 回の実行の上限</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>表示のことば（Language）</source>
<translation>表示のことば（Language）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>画面の色</source>
<translation>画面の色</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>システムに合わせる</source>
<translation>システムに合わせる</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ライト</source>
<translation>ライト</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ダーク</source>
<translation>ダーク</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>モード</source>
<translation>モード</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>ふつう（画面を見せて、速く）</source>
<translation>ふつう（画面を見せて, 速く）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>開発モード（画面を見せて、ゆっくり）</source>
<translation>開発モード（画面を見せて, ゆっくり）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>本番モード（画面を見せずに、速く）</source>
<translation>本番モード（画面を見せずに, 速く）</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>部品を読み込んでよいサイト</source>
<translation>部品を読み込んでよいサイト</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_form.py" />
<source>本番モードと、人がいないときの実行では、手順のサイトのほかからは何も読み込みません。画像やプログラムをほかから読み込んでよいサイトを、コンマで区切って書けます。表示のことば、モード、ブラウザー、このサイトの変更は、次に手順スタジオを開いたときから使います。</source>
<translation>本番モードと, 人がいないときの実行では, 手順のサイトのほかからは何も読み込みません。画像やプログラムをほかから読み込んでよいサイトを, コンマで区切って書けます。表示のことば, モード, ブラウザー, このサイトの変更は, 次に手順スタジオを開いたときから使います。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>使っている手順を、週に 1 回点検する</source>
<translation>使っている手順を, 週に 1 回点検する</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>週に 1 回、今日のページを開いて確かめる</source>
<translation>週に 1 回, 今日のページを開いて確かめる</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>手順スタジオを開いていて、何も実行していないときに、手順のページを新しいタブで開いて、部品があるかを見ます。送信、元に戻せない操作、パスワードの入力はしません。</source>
<translation>手順スタジオを開いていて, 何も実行していないときに, 手順のページを新しいタブで開いて, 部品があるかを見ます。送信, 元に戻せない操作, パスワードの入力はしません。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>12 月 29 日から 1 月 3 日までを休みとする</source>
<translation>12 月 29 日から 1 月 3 日までを休みとする</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>1 列目に日付、2 列目に説明を書いた CSV ファイルです。説明に「営業」か「出勤」があれば、その日は営業日になります。「今日のページを開いて確かめる」のほかの変更は、次に手順スタジオを開いたときから使います。</source>
<translation>1 列目に日付, 2 列目に説明を書いた CSV ファイルです。説明に「営業」か「出勤」があれば, その日は営業日になります。「今日のページを開いて確かめる」のほかの変更は, 次に手順スタジオを開いたときから使います。</translation>
</message>
<message>
<location filename="../../studio/ui/settings/settings_upkeep.py" />
<source>会社の休日のファイル</source>
<translation>会社の休日のファイル</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>記録</source>
<translation>記録</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>項目を足す</source>
<translation>項目を足す</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>並べる</source>
<translation>並べる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>つくる</source>
<translation>つくる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/actions.py" />
<source>{title}（{keys}）</source>
<translation>{title}（{keys}）</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/badges.py" />
<source>開発モード</source>
<translation>開発モード</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/badges.py" />
<source>本番モード</source>
<translation>本番モード</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>文字が出る</source>
<translation>文字が出る</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>文字が消える</source>
<translation>文字が消える</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>アドレスになる</source>
<translation>アドレスになる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>画面を離れる</source>
<translation>画面を離れる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>値が入る</source>
<translation>値が入る</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>チェックが変わる</source>
<translation>チェックが変わる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>選択が変わる</source>
<translation>選択が変わる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確認画面が開く</source>
<translation>確認画面が開く</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>タブが替わる</source>
<translation>タブが替わる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>状態が変わる</source>
<translation>状態が変わる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>行が見つかる</source>
<translation>行が見つかる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>ファイルができる</source>
<translation>ファイルができる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>カーソルが移る</source>
<translation>カーソルが移る</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>見つかる</source>
<translation>見つかる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>答えが出る</source>
<translation>答えが出る</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>変えられる値・認証情報・日付を入れる</source>
<translation>変えられる値・認証情報・日付を入れる</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>値を選ぶ</source>
<translation>値を選ぶ</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>この値を変えられる値にする</source>
<translation>この値を変えられる値にする</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>実行する日から数えた日付</source>
<translation>実行する日から数えた日付</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確かめる内容</source>
<translation>確かめる内容</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/flow_editor_fields.py" />
<source>確かめない</source>
<translation>確かめない</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/shot.py" />
<source>（画面の記録はありません）</source>
<translation>（画面の記録はありません）</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>入力する文字</source>
<translation>入力する文字</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>選ぶ項目</source>
<translation>選ぶ項目</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>どうする</source>
<translation>どうする</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>オンにする</source>
<translation>オンにする</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>オフにする</source>
<translation>オフにする</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>Enter、Control+A など</source>
<translation>Enter, Control+A など</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>1 行に 1 つ</source>
<translation>1 行に 1 つ</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>見えるまで</source>
<translation>見えるまで</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>この文字が見えるまで（空なら 1 画面）</source>
<translation>この文字が見えるまで（空なら 1 画面）</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>タイトル、または左からの番号</source>
<translation>タイトル, または左からの番号</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>出るまで</source>
<translation>出るまで</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>この文字が出るまで待つ</source>
<translation>この文字が出るまで待つ</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>消えるまで</source>
<translation>消えるまで</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>この文字が消えるまで待つ</source>
<translation>この文字が消えるまで待つ</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>長くても（秒）</source>
<translation>長くても（秒）</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>探す文字</source>
<translation>探す文字</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>行で押すもの</source>
<translation>行で押すもの</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>ボタンの名前。空なら探すだけ</source>
<translation>ボタンの名前。空なら探すだけ</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>商品名、価格（空なら全部）</source>
<translation>商品名, 価格（空なら全部）</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>件数（0＝全部）</source>
<translation>件数（0＝全部）</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>ページ数</source>
<translation>ページ数</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/step_fields.py" />
<source>画面の文字</source>
<translation>画面の文字</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/tasks.py" />
<source>予期しない問題が起きました。</source>
<translation>予期しない問題が起きました。</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/tasks.py" />
<source>もう一度お試しください。続くときは「くわしく」の内容を添えてお知らせください。</source>
<translation>もう一度お試しください。続くときは「くわしく」の内容を添えてお知らせください。</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>フォルダー</source>
<translation>フォルダー</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>「{name}」を開く</source>
<translation>「{name}」を開く</translation>
</message>
<message>
<location filename="../../studio/ui/widgets/written_file.py" />
<source>「{name}」のあるフォルダーを開く</source>
<translation>「{name}」のあるフォルダーを開く</translation>
</message>
<message>
<location filename="../../studio/ui/window/app.py" />
<source>開いています…</source>
<translation>開いています…</translation>
</message>
<message>
<location filename="../../studio/ui/window/app.py" />
<source>手順スタジオを開けません。

{message}
{remedy}</source>
<translation>手順スタジオを開けません。

{message}
{remedy}</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>ほかのプログラムが使っています</source>
<translation>ほかのプログラムが使っています</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>緊急停止（{0}）：実行中は、ブラウザーやほかの窓を使っているときも効きます。</source>
<translation>緊急停止（{0}）：実行中は, ブラウザーやほかの窓を使っているときも効きます。</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>緊急停止（{0}）：手順スタジオの窓が前にあるときだけ効きます（{1}）。ほかの窓を使っているときは、手順スタジオの窓を押してから止めてください。</source>
<translation>緊急停止（{0}）：手順スタジオの窓が前にあるときだけ効きます（{1}）。ほかの窓を使っているときは, 手順スタジオの窓を押してから止めてください。</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>画面の仕組みに問い合わせできません</source>
<translation>画面の仕組みに問い合わせできません</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>Wayland の画面では、ほかの窓のキーを受け取れません</source>
<translation>Wayland の画面では, ほかの窓のキーを受け取れません</translation>
</message>
<message>
<location filename="../../studio/ui/window/global_key.py" />
<source>このシステムでは、ほかの窓のキーを受け取れません</source>
<translation>このシステムでは, ほかの窓のキーを受け取れません</translation>
</message>
<message>
<location filename="../../studio/ui/window/main_window.py" />
<source>手順スタジオを閉じる</source>
<translation>手順スタジオを閉じる</translation>
</message>
<message>
<location filename="../../studio/ui/window/main_window.py" />
<source>実行中です。停止して閉じますか？ ブラウザーも閉じます。</source>
<translation>実行中です。停止して閉じますか？ ブラウザーも閉じます。</translation>
</message>
<message>
<location filename="../../studio/ui/window/main_window.py" />
<source>停止して閉じる</source>
<translation>停止して閉じる</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>確認画面が開いています</source>
<translation>確認画面が開いています</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>保存できませんでした</source>
<translation>保存できませんでした</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>保存しました</source>
<translation>保存しました</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>「{name}」を{done}</source>
<translation>「{name}」を{done}</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>タブ {current} / {count}</source>
<translation>タブ {current} / {count}</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>お知らせが出ました：「{said}」</source>
<translation>お知らせが出ました：「{said}」</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>ページを離れる確認</source>
<translation>ページを離れる確認</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>入力の画面</source>
<translation>入力の画面</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>「{said}」</source>
<translation>「{said}」</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>{what}が開いています{told}</source>
<translation>{what}が開いています{told}</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>{what}{told}に「{answer}」で答えました</source>
<translation>{what}{told}に「{answer}」で答えました</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>ファイル「{name}」を保存できませんでした</source>
<translation>ファイル「{name}」を保存できませんでした</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>ファイル「{name}」を保存しました</source>
<translation>ファイル「{name}」を保存しました</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>新しいタブが開きました：「{name}」</source>
<translation>新しいタブが開きました：「{name}」</translation>
</message>
<message>
<location filename="../../studio/ui/window/page_notices.py" />
<source>タブが閉じました。いまは「{name}」です</source>
<translation>タブが閉じました。いまは「{name}」です</translation>
</message>
<message>
<location filename="../../studio/ui/window/rail.py" />
<source>{title}（{count}）</source>
<translation>{title}（{count}）</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>手順スタジオはすでに開いています。開いている窓を前に出しました。</source>
<translation>手順スタジオはすでに開いています。開いている窓を前に出しました。</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>手順スタジオはすでに開いていますが、応答がありません。</source>
<translation>手順スタジオはすでに開いていますが, 応答がありません。</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>開いている窓を閉じてから、もう一度開いてください。別のパソコンで開いているときは、そちらを閉じてください。</source>
<translation>開いている窓を閉じてから, もう一度開いてください。別のパソコンで開いているときは, そちらを閉じてください。</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>暗号化済み・自動保存</source>
<translation>暗号化済み・自動保存</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>{rows:,} 行を保存しました：{names}</source>
<translation>{rows:,} 行を保存しました：{names}</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>{letter}（{count:,}）</source>
<translation>{letter}（{count:,}）</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>など</source>
<translation>など</translation>
</message>
<message>
<location filename="../../studio/ui/window/start.py" />
<source>（Shift_JIS にない {replaced:,} 文字は〓にしました：{listed}{more}。そのまま残すには UTF-8 か Excel で保存してください）</source>
<translation>（Shift_JIS にない {replaced:,} 文字は〓にしました：{listed}{more}。そのまま残すには UTF-8 か Excel で保存してください）</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>ライブラリ：{note}</source>
<translation>ライブラリ：{note}</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>点検：新しい問題 {count} 件を見る</source>
<translation>点検：新しい問題 {count} 件を見る</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>閉じています</source>
<translation>閉じています</translation>
</message>
<message>
<location filename="../../studio/ui/window/status_bar.py" />
<source>ブラウザー：{state}</source>
<translation>ブラウザー：{state}</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>どのサイトで使うかが決まっていないため、まだ使えません。</source>
<translation>どのサイトで使うかが決まっていないため, まだ使えません。</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>OS のキーチェーンとのあいだの移動が終わっていません。もう一度移動すると片づきます。</source>
<translation>OS のキーチェーンとのあいだの移動が終わっていません。もう一度移動すると片づきます。</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>{trouble}新しい認証情報は、暗号化ライブラリに保管します。</source>
<translation>{trouble}新しい認証情報は, 暗号化ライブラリに保管します。</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>登録</source>
<translation>登録</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>移動</source>
<translation>移動</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>.env の {name} 行目にも「{row_name}」があります。使うのは{place}の値です。その行を消してください。</source>
<translation>.env の {name} 行目にも「{row_name}」があります。使うのは{place}の値です。その行を消してください。</translation>
</message>
<message>
<location filename="../../studio/vault/credentials.py" />
<source>.env に「{name}」がありません。行を戻すか、削除してください。</source>
<translation>.env に「{name}」がありません。行を戻すか, 削除してください。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>指定された .env ファイルがありません：{path}</source>
<translation>指定された .env ファイルがありません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env がファイルではないため、読んでいません：{path}</source>
<translation>.env がファイルではないため, 読んでいません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が大きすぎるため、読んでいません（1 MB まで）：{path}</source>
<translation>.env が大きすぎるため, 読んでいません（1 MB まで）：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env を開けません：{path}。読み取りの許可を確かめてください。</source>
<translation>.env を開けません：{path}。読み取りの許可を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>{trouble}（{path}）</source>
<translation>{trouble}（{path}）</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>エディターで UTF-8 として保存し直してください。</source>
<translation>エディターで UTF-8 として保存し直してください。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が UTF-16 で保存されているため、読めません。{remedy}</source>
<translation>.env が UTF-16 で保存されているため, 読めません。{remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env に文字でないデータ（NUL）があるため、読めません。{remedy}</source>
<translation>.env に文字でないデータ（NUL）があるため, 読めません。{remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の文字コードがわからないため、読めません。{remedy}</source>
<translation>.env の文字コードがわからないため, 読めません。{remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が Shift_JIS（CP932）で保存されているため、読めません。{remedy}</source>
<translation>.env が Shift_JIS（CP932）で保存されているため, 読めません。{remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>OS のキーチェーンか暗号化ライブラリに移すことをおすすめします。</source>
<translation>OS のキーチェーンか暗号化ライブラリに移すことをおすすめします。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env をほかの利用者も読めます。自分だけが読めるようにする（chmod 600 {path}）か、{keep}</source>
<translation>.env をほかの利用者も読めます。自分だけが読めるようにする（chmod 600 {path}）か, {keep}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が同期フォルダー（{service}）の中にあり、外部に送られます。{keep}</source>
<translation>.env が同期フォルダー（{service}）の中にあり, 外部に送られます。{keep}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env が Git の作業フォルダーの中にあります。コミットしないよう .gitignore に入れるか、{keep}</source>
<translation>.env が Git の作業フォルダーの中にあります。コミットしないよう .gitignore に入れるか, {keep}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>が 2 回以上あります。最後の行を使います。</source>
<translation>が 2 回以上あります。最後の行を使います。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env に「{name}」{told}{name_2}</source>
<translation>.env に「{name}」{told}{name_2}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目に「=」がないため、読んでいません。名前=値 の形にしてください。</source>
<translation>.env の {line} 行目に「=」がないため, 読んでいません。名前=値 の形にしてください。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目の名前は使えません。{remedy}</source>
<translation>.env の {line} 行目の名前は使えません。{remedy}</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の「{name}」（{line} 行目）は値が空です。</source>
<translation>.env の「{name}」（{line} 行目）は値が空です。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目は「 #」の前までを値として読みました。# も値のときは、値を ' ' で囲んでください。</source>
<translation>.env の {line} 行目は「 #」の前までを値として読みました。# も値のときは, 値を ' ' で囲んでください。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目からの値が、次の名前の行まで続いています。引用符の閉じ忘れを確かめてください。</source>
<translation>.env の {line} 行目からの値が, 次の名前の行まで続いています。引用符の閉じ忘れを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の「{key}」（{line} 行目）は、引用符が閉じていないため読めません。</source>
<translation>.env の「{key}」（{line} 行目）は, 引用符が閉じていないため読めません。</translation>
</message>
<message>
<location filename="../../studio/vault/env_file.py" />
<source>.env の {line} 行目は読めません。名前=値 の形にして、引用符を閉じてください。</source>
<translation>.env の {line} 行目は読めません。名前=値 の形にして, 引用符を閉じてください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの中身はそのまま残っています。</source>
<translation>ライブラリの中身はそのまま残っています。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>{trouble}手順を暗号化して保存するために、パスフレーズを決める必要があります。</source>
<translation>{trouble}手順を暗号化して保存するために, パスフレーズを決める必要があります。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズを入力するか、8 文字以上のパスフレーズを書いたファイルを環境変数 TEJUN_PASSPHRASE_FILE で指定してください。</source>
<translation>パスフレーズを入力するか, 8 文字以上のパスフレーズを書いたファイルを環境変数 TEJUN_PASSPHRASE_FILE で指定してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>（{message}）</source>
<translation>（{message}）</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリを開くには、パスフレーズが必要です。{why}</source>
<translation>ライブラリを開くには, パスフレーズが必要です。{why}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。忘れたときは、回復キーで開けます。</source>
<translation>パスフレーズを入力するか, 環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。忘れたときは, 回復キーで開けます。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズが違います。</source>
<translation>パスフレーズが違います。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>大文字と小文字、かな入力の状態を確かめて、もう一度入力してください。忘れたときは、回復キーで開けます。</source>
<translation>大文字と小文字, かな入力の状態を確かめて, もう一度入力してください。忘れたときは, 回復キーで開けます。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>このライブラリは、回復キーでだけ開けます。</source>
<translation>このライブラリは, 回復キーでだけ開けます。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>控えておいた回復キーを入力してください。</source>
<translation>控えておいた回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>回復キーの文字に間違いがあります。</source>
<translation>回復キーの文字に間違いがあります。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>控えと見比べて、もう一度入力してください（ハイフンや大文字・小文字の違いはかまいません）。</source>
<translation>控えと見比べて, もう一度入力してください（ハイフンや大文字・小文字の違いはかまいません）。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>この回復キーでは、このライブラリを開けません。</source>
<translation>この回復キーでは, このライブラリを開けません。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>このライブラリの、いちばん新しい回復キーかどうかを確かめてください。{keep_calm}</source>
<translation>このライブラリの, いちばん新しい回復キーかどうかを確かめてください。{keep_calm}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの鍵は {short} に入れましたが、いまの OS のキーチェーンは {short_2} です。</source>
<translation>ライブラリの鍵は {short} に入れましたが, いまの OS のキーチェーンは {short_2} です。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>元のキーチェーンに戻してもう一度開くか、回復キーを入力してください。{keep_calm}</source>
<translation>元のキーチェーンに戻してもう一度開くか, 回復キーを入力してください。{keep_calm}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>OS のキーチェーンに、このライブラリの鍵がありません。</source>
<translation>OS のキーチェーンに, このライブラリの鍵がありません。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>別の端末やアカウントに移したときに起こります。回復キーを入力してください。{keep_calm}</source>
<translation>別の端末やアカウントに移したときに起こります。回復キーを入力してください。{keep_calm}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンを使えるようにしてもう一度開くか、回復キーを入力してください。</source>
<translation>キーチェーンを使えるようにしてもう一度開くか, 回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンのロックを解除してもう一度開くか、回復キーを入力してください。</source>
<translation>キーチェーンのロックを解除してもう一度開くか, 回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ロックの解除を求める画面が出ていないかを確かめてもう一度開くか、回復キーを入力してください。</source>
<translation>ロックの解除を求める画面が出ていないかを確かめてもう一度開くか, 回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パソコンにログインし直してもう一度開くか、回復キーを入力してください。</source>
<translation>パソコンにログインし直してもう一度開くか, 回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>キーチェーンの中身が変わっています。回復キーを入力してください。</source>
<translation>キーチェーンの中身が変わっています。回復キーを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>新しい鍵を作るには、これから使うパスフレーズが必要です（今と同じでもかまいません）。</source>
<translation>新しい鍵を作るには, これから使うパスフレーズが必要です（今と同じでもかまいません）。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>パスフレーズを入力するか、環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。</source>
<translation>パスフレーズを入力するか, 環境変数 TEJUN_PASSPHRASE_FILE でファイルを指定してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの鍵は作り直されています。入力されたのは、作り直す前のものです。</source>
<translation>ライブラリの鍵は作り直されています。入力されたのは, 作り直す前のものです。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>鍵を作り直したときに決めたパスフレーズを入力してください。</source>
<translation>鍵を作り直したときに決めたパスフレーズを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>これを外すと、ふだんライブラリを開く方法がなくなります。</source>
<translation>これを外すと, ふだんライブラリを開く方法がなくなります。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>先に、パスフレーズを決めるか、OS のキーチェーンで開けるようにしてください。</source>
<translation>先に, パスフレーズを決めるか, OS のキーチェーンで開けるようにしてください。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリはありますが、鍵ファイルがありません：{path}</source>
<translation>ライブラリはありますが, 鍵ファイルがありません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>バックアップから戻してください（鍵ファイルも一緒に戻ります）。ライブラリの中身には触れていません。</source>
<translation>バックアップから戻してください（鍵ファイルも一緒に戻ります）。ライブラリの中身には触れていません。</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>ライブラリの鍵ファイルが壊れています：{path}</source>
<translation>ライブラリの鍵ファイルが壊れています：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/faults.py" />
<source>鍵ファイルが、別のライブラリのものに入れ替わっています：{path}</source>
<translation>鍵ファイルが, 別のライブラリのものに入れ替わっています：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>この端末には安全に使える OS のキーチェーンがありません。</source>
<translation>この端末には安全に使える OS のキーチェーンがありません。</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンがロックされています。</source>
<translation>OS のキーチェーンがロックされています。</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンが時間内に応答しませんでした。</source>
<translation>OS のキーチェーンが時間内に応答しませんでした。</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンがエラーを返しました。</source>
<translation>OS のキーチェーンがエラーを返しました。</translation>
</message>
<message>
<location filename="../../studio/vault/keychain.py" />
<source>OS のキーチェーンに保存した内容が、読み直すと違っていました。</source>
<translation>OS のキーチェーンに保存した内容が, 読み直すと違っていました。</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>ライブラリの鍵ファイルを読めません：{path}</source>
<translation>ライブラリの鍵ファイルを読めません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>ファイルの権限を確かめてから、もう一度開いてください。</source>
<translation>ファイルの権限を確かめてから, もう一度開いてください。</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>このライブラリは新しい版の手順スタジオで作られています。</source>
<translation>このライブラリは新しい版の手順スタジオで作られています。</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>手順スタジオを新しい版にしてから開いてください。ファイルはそのまま残しています。</source>
<translation>手順スタジオを新しい版にしてから開いてください。ファイルはそのまま残しています。</translation>
</message>
<message>
<location filename="../../studio/vault/keyfile.py" />
<source>ライブラリの鍵ファイルを保存できません：{path}</source>
<translation>ライブラリの鍵ファイルを保存できません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/opening.py" />
<source>{passphrase_chars} 文字以上にしてください。覚えやすい文章でもかまいません。</source>
<translation>{passphrase_chars} 文字以上にしてください。覚えやすい文章でもかまいません。</translation>
</message>
<message>
<location filename="../../studio/vault/passphrase.py" />
<source>パスフレーズのファイルを作れません：{path}</source>
<translation>パスフレーズのファイルを作れません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/passphrase.py" />
<source>パスフレーズのファイルを使えません：{path}</source>
<translation>パスフレーズのファイルを使えません：{path}</translation>
</message>
<message>
<location filename="../../studio/vault/passphrase.py" />
<source>ファイルがあるか、読み書きできるか、UTF-8 で 1 行だけ書かれているかを確かめてください。</source>
<translation>ファイルがあるか, 読み書きできるか, UTF-8 で 1 行だけ書かれているかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>近い名前：{near}。</source>
<translation>近い名前：{near}。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」という認証情報はありません。</source>
<translation>「{name}」という認証情報はありません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>{hint}名前を確かめるか、「認証情報」の画面か tejun vault set で登録してください。</source>
<translation>{hint}名前を確かめるか, 「認証情報」の画面か tejun vault set で登録してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」は、使ってよいサイトがまだ決まっていないため、入力しません。</source>
<translation>「{name}」は, 使ってよいサイトがまだ決まっていないため, 入力しません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>{origin} で使ってよいときは、「認証情報」の画面か tejun vault bind で、このサイトに結び付けてください。</source>
<translation>{origin} で使ってよいときは, 「認証情報」の画面か tejun vault bind で, このサイトに結び付けてください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」は、{bound} のための認証情報です。{origin} には入力しません。</source>
<translation>「{name}」は, {bound} のための認証情報です。{origin} には入力しません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>開いているサイトが正しいかを確かめてください。このサイトでも使うときは、結び付けるサイトに加えてください。</source>
<translation>開いているサイトが正しいかを確かめてください。このサイトでも使うときは, 結び付けるサイトに加えてください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>暗号化されていないページか、Web ページでない画面のため、「{name}」を入力しません。</source>
<translation>暗号化されていないページか, Web ページでない画面のため, 「{name}」を入力しません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>https:// で始まるページかどうかを確かめてください。</source>
<translation>https:// で始まるページかどうかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>保管場所に「暗号化ライブラリ」を選んでください。</source>
<translation>保管場所に「暗号化ライブラリ」を選んでください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>キーチェーンのロックを解除してからもう一度試すか、保管場所に「暗号化ライブラリ」を選んでください。</source>
<translation>キーチェーンのロックを解除してからもう一度試すか, 保管場所に「暗号化ライブラリ」を選んでください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>ロック解除の画面が隠れていないかを確かめて、もう一度試してください。</source>
<translation>ロック解除の画面が隠れていないかを確かめて, もう一度試してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>もう一度試しても同じときは、保管場所に「暗号化ライブラリ」を選んでください。</source>
<translation>もう一度試しても同じときは, 保管場所に「暗号化ライブラリ」を選んでください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>.env に「名前=値」の行があるかを確かめてください。</source>
<translation>.env に「名前=値」の行があるかを確かめてください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>別の端末やアカウントに移したときに起こります。値をもう一度登録してください。</source>
<translation>別の端末やアカウントに移したときに起こります。値をもう一度登録してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が、{place}にありません。</source>
<translation>「{name}」の値が, {place}にありません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が壊れていて、読めません。</source>
<translation>「{name}」の値が壊れていて, 読めません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>値をもう一度登録してください。</source>
<translation>値をもう一度登録してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>の {line} 行目</source>
<translation>の {line} 行目</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>.env ファイルは読むだけのため、「{name}」を{doing}できません。</source>
<translation>.env ファイルは読むだけのため, 「{name}」を{doing}できません。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>.env{where}をエディターで編集するか、キーチェーンか暗号化ライブラリに登録してください。</source>
<translation>.env{where}をエディターで編集するか, キーチェーンか暗号化ライブラリに登録してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が空です。</source>
<translation>「{name}」の値が空です。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>パスワードなどの値を入力してください。</source>
<translation>パスワードなどの値を入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値が長すぎて、{place}に入りません（{limit:,} 文字まで）。</source>
<translation>「{name}」の値が長すぎて, {place}に入りません（{limit:,} 文字まで）。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>値を確かめてください。長い値は「暗号化ライブラリ」に入ります（10,000 文字まで）。</source>
<translation>値を確かめてください。長い値は「暗号化ライブラリ」に入ります（10,000 文字まで）。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>「{name}」の値に、改行か制御文字が入っています。</source>
<translation>「{name}」の値に, 改行か制御文字が入っています。</translation>
</message>
<message>
<location filename="../../studio/vault/secret_faults.py" />
<source>1 行の値だけを入力してください。</source>
<translation>1 行の値だけを入力してください。</translation>
</message>
<message>
<location filename="../../studio/vault/secrets.py" />
<source>API キーを保管できません。{trouble}</source>
<translation>API キーを保管できません。{trouble}</translation>
</message>
<message>
<location filename="../../studio/vault/secrets.py" />
<source>キーチェーンのロックを解除してもう一度試すか、環境変数 TEJUN_API_KEY で指定してください。</source>
<translation>キーチェーンのロックを解除してもう一度試すか, 環境変数 TEJUN_API_KEY で指定してください。</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>1 列目に 2026/11/20 のような日付、2 列目に「創立記念日」のような説明を書いてください（説明に「営業」か「出勤」があれば、その日は営業日になります）。</source>
<translation>1 列目に 2026/11/20 のような日付, 2 列目に「創立記念日」のような説明を書いてください（説明に「営業」か「出勤」があれば, その日は営業日になります）。</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{name}」の {number} 行目「{cells}」が日付として読めません。</source>
<translation>会社の休日のファイル「{name}」の {number} 行目「{cells}」が日付として読めません。</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{path}」を開けません。</source>
<translation>会社の休日のファイル「{path}」を開けません。</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>設定の「会社の休日」の場所を確かめてください。</source>
<translation>設定の「会社の休日」の場所を確かめてください。</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>会社の休日のファイル「{name}」は、CSV として読めません。</source>
<translation>会社の休日のファイル「{name}」は, CSV として読めません。</translation>
</message>
<message>
<location filename="../../studio/workdays/days_off.py" />
<source>Excel で「CSV UTF-8」として保存し直してください。</source>
<translation>Excel で「CSV UTF-8」として保存し直してください。</translation>
</message>
</context>
</TS>
