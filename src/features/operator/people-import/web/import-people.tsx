import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useState } from 'react'
import { bytesText, counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { proved } from '../../proof/web/ask-for-proof.ts'
import type { ImportFound } from '../people-import.contract.ts'
import { importLimits } from '../people-import.rules.ts'
import { checkPeople, importPeople } from './people-import.calls.ts'

const failed = 'That didn’t work. No one was imported. Please try again.'

/** A table is chosen, said what it would do line by line, and imported. */
export function ImportPeople() {
  const [file, setFile] = useState<File>()
  const check = useMutation({ mutationFn: checkPeople })
  const take = useMutation({ mutationFn: (file: File) => proved(() => importPeople(file)) })
  const isTooLarge = file !== undefined && file.size > importLimits.bytes
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    // Chosen again, the same file is read again.
    target.value = ''
    if (!chosen) return
    take.reset()
    check.reset()
    setFile(chosen)
    if (chosen.size <= importLimits.bytes) check.mutate(chosen)
  }
  const error = take.error ?? check.error
  return (
    <div className="flex flex-col gap-4">
      <p>
        A table from a spreadsheet (.csv). Its first line names the columns: <b>email</b>, and if you like{' '}
        <b>first name</b>, <b>last name</b> and <b>customer</b> (their number at Stripe, cus_…). Everyone new gets an
        email that says how to sign in, and their day 1 is the day they first do. A customer keeps what they pay for,
        and nothing is charged.
      </p>
      <ChooseFile onChange={choose} />
      <p role="status" className="text-sm empty:hidden">
        {check.isPending && `Reading ${file?.name}…`}
        {take.data && `${counted(take.data.added, 'invitation')} on the way. The accounts appear within minutes.`}
      </p>
      <p role="alert" className="text-sm font-semibold text-danger empty:hidden">
        {isTooLarge
          ? `${file.name} is ${bytesText(file.size)}. An import takes up to ${bytesText(importLimits.bytes)}. Split it.`
          : error && userMessage(error, failed).replace(/^file: /, '')}
      </p>
      {file && check.data && !take.data && (
        <Report {...check.data} pending={take.isPending} onImport={() => take.mutate(file)} />
      )}
    </div>
  )
}

function ChooseFile({ onChange }: { onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  const id = useId()
  return (
    <div>
      <input id={id} type="file" accept=".csv,text/csv" className="peer sr-only" onChange={onChange} />
      <label
        htmlFor={id}
        className={`${buttonClasses({ variant: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`}
      >
        Choose a file…
      </label>
    </div>
  )
}

type ReportProps = ImportFound & { pending: boolean; onImport: () => void }

function Report({ added, existing, customers, problems, unused, pending, onImport }: ReportProps) {
  if (problems.length > 0)
    return (
      <section>
        <p className="font-semibold">
          {counted(problems.length, 'line')} to correct first. No one is imported until then.
        </p>
        <ol
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which is done by keyboard too
          tabIndex={0}
          aria-label="Lines to correct"
          className="mt-2 max-h-72 overflow-y-auto border-y border-line text-sm"
        >
          {problems.map(({ line, words }) => (
            <li key={line} className="grid grid-cols-[5rem_minmax(0,1fr)] border-b border-line py-1.5 last:border-b-0">
              <span className="text-ink-soft tabular-nums">Line {line}</span>
              <span className="wrap-anywhere" dir="auto">
                {words}
              </span>
            </li>
          ))}
        </ol>
      </section>
    )
  return (
    <section aria-label="What this table would do" className="flex flex-col items-start gap-3">
      <p>
        {counted(added, 'new person', 'new people')}
        {customers > 0 && `, ${customers} with a customer number`}.{' '}
        {existing > 0 && `${existing} here already: unchanged.`}
      </p>
      {unused.length > 0 && (
        <p className="wrap-anywhere">
          Not taken over: the columns {unused.map((name) => `“${name}”`).join(', ')}. A plan is given on each person’s
          page.
        </p>
      )}
      {added > 0 && (
        <Button pending={pending} onClick={onImport}>
          Invite {counted(added, 'person', 'people')}
        </Button>
      )}
    </section>
  )
}
