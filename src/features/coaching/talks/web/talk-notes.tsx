import { TextArea } from '#platform/ui/form/text-area.tsx'
import { chooseOne, TextConflict } from '#platform/ui/text-conflict.tsx'
import type { SavedText, TextState } from '#platform/web/writing/text-saver.ts'
import { SnippetMenu } from '../../snippets/web/snippet-menu.tsx'
import { type NotePart, talkLimits } from '../talks.rules.ts'
import { useNotes } from './use-notes.ts'

type TalkNotesProps = {
  clientId: string
  talkId: string
  /** The session’s id, once it has one. */
  sessionId: string | null
  part: NotePart
  notes: SavedText
  label: string
  hint: string
  /** The client’s name, for templates. */
  client: string
}

/** One part of the notes; a quiet line says where they are. */
export function TalkNotes({ clientId, talkId, sessionId, part, notes, label, hint, client }: TalkNotesProps) {
  const { text, status, other, saver } = useNotes({ clientId, talkId, sessionId, part }, notes)
  return (
    <div>
      <TextArea
        label={label}
        hint={hint}
        rows={part === 'private' ? 7 : 6}
        maxLength={talkLimits.notes}
        value={text}
        onChange={({ target }) => saver.write(target.value)}
        onBlur={() => void saver.flush()}
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <SnippetMenu
          text={text}
          client={client}
          insert={(added) =>
            saver.write((text.trim() ? `${text.trimEnd()}\n\n${added}` : added).slice(0, talkLimits.notes))
          }
        />
        <p role="status" className="text-sm text-ink-soft">
          {statusWords({ text, status, other })}
        </p>
      </div>
      {other && (
        <TextConflict other={other.text} onOther={() => saver.choose('other')} onMine={() => saver.choose('mine')} />
      )}
    </div>
  )
}

function statusWords({ text, status, other }: TextState): string {
  if (other) return chooseOne
  if (status === 'saving') return 'Saving…'
  if (status === 'kept') return 'Kept on this device, will be sent'
  return text === '' ? '' : 'Saved'
}
