import { Button } from '#platform/ui/button/button.tsx'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { SnippetMenu } from '../../snippets/web/snippet-menu.tsx'
import { type NotePart, talkLimits } from '../talks.rules.ts'
import type { Notes, NotesState } from './notes-saver.ts'
import { useNotes } from './use-notes.ts'

type TalkNotesProps = {
  clientId: string
  talkId: string
  /** The session’s id, once it has one. */
  sessionId: string | null
  part: NotePart
  notes: Notes
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
        <div className="mt-3 rounded-md border border-warning/35 bg-warning-soft p-4">
          <p className="font-semibold">These notes were changed in another tab or on another device:</p>
          <p dir="auto" className="mt-2 max-h-48 overflow-y-auto whitespace-pre-line">
            {other.text || 'Nothing'}
          </p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button size="sm" variant="secondary" onClick={() => saver.choose('other')}>
              Use this one
            </Button>
            <Button size="sm" variant="secondary" onClick={() => saver.choose('mine')}>
              Use what I typed
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

function statusWords({ text, status, other }: NotesState): string {
  if (other) return 'Not saved yet: choose one of the two'
  if (status === 'saving') return 'Saving…'
  if (status === 'kept') return 'Kept on this device, will be sent'
  return text === '' ? '' : 'Saved'
}
