import { useState } from 'react'
import { TextArea } from '#platform/ui/form/text-area.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { chooseOne, TextConflict } from '#platform/ui/text-conflict.tsx'
import type { SavingStatus } from '#platform/web/writing/text-saver.ts'
import type { Broadcast } from '../broadcasts.contract.ts'
import { buttonProblem, broadcastLimits as limits } from '../broadcasts.rules.ts'
import { BroadcastAudience } from './broadcast-audience.tsx'
import { BroadcastPreview } from './broadcast-preview.tsx'
import { BroadcastSend } from './broadcast-send.tsx'
import { draftLines, type Words } from './draft-text.ts'
import { useDraft } from './use-draft.ts'

/** A draft saves itself while it is written, and before it is sent. */
export function BroadcastEditor({ draft }: { draft: Broadcast }) {
  const { words, change, status, other, saver } = useDraft(draft)
  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <form
        className="flex flex-col gap-5"
        onBlur={() => void saver.flush()}
        onSubmit={(event) => {
          event.preventDefault()
          void saver.flush()
        }}
      >
        {other && (
          <TextConflict
            title="This broadcast was changed in another tab or by another operator"
            other={draftLines(other)}
            onOther={() => saver.choose('other')}
            onMine={() => saver.choose('mine')}
          />
        )}
        <TextField
          label="Subject"
          maxLength={limits.subject}
          value={words.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextArea
          label="Text"
          hint="Leave an empty line to start a new paragraph. {name} becomes the member’s first name, a web address (https://…) a link."
          rows={12}
          maxLength={limits.text}
          value={words.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <ButtonFields {...words} onChange={change} />
        <BroadcastAudience asked={words} onChange={change} />
        <p role="status" className="text-sm text-ink-soft">
          {other ? chooseOne : statusWords[status]}
        </p>
      </form>
      <div className="flex flex-col gap-6">
        <BroadcastPreview {...words} />
        <BroadcastSend id={draft.id} words={words} hasConflict={other !== null} saver={saver} />
      </div>
    </div>
  )
}

const statusWords: Record<SavingStatus, string> = {
  saved: 'Saved',
  saving: 'Saving…',
  kept: 'Kept on this device, will be saved',
}

type ButtonFieldsProps = Pick<Words, 'buttonLabel' | 'buttonUrl'> & { onChange: (some: Partial<Words>) => void }

/** What is wrong is said once both fields are left. */
function ButtonFields({ buttonLabel, buttonUrl, onChange }: ButtonFieldsProps) {
  const [isWriting, setWriting] = useState(false)
  const error = isWriting ? null : buttonProblem({ buttonLabel, buttonUrl })
  return (
    <fieldset
      className="grid items-start gap-4 sm:grid-cols-2"
      onFocus={() => setWriting(true)}
      onBlur={({ currentTarget, relatedTarget }) => setWriting(currentTarget.contains(relatedTarget))}
    >
      <legend className="sr-only">Button</legend>
      <TextField
        label="Button (optional)"
        maxLength={limits.button}
        value={buttonLabel}
        onChange={({ target }) => onChange({ buttonLabel: target.value })}
      />
      <TextField
        type="url"
        label="Button link"
        placeholder="https://"
        error={error}
        maxLength={limits.url}
        value={buttonUrl}
        onChange={({ target }) => onChange({ buttonUrl: target.value })}
      />
    </fieldset>
  )
}
