import { useMutation } from '@tanstack/react-query'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { bytesText, counted } from '#platform/format/numbers.ts'
import { buttonClasses } from '#platform/ui/button/button-classes.ts'
import { userMessage } from '#platform/web/call-error.ts'
import { importLimits } from '../exchange.rules.ts'
import { checkImport, importFile } from './exchange.calls.ts'
import { ImportReport } from './import-report.tsx'

const failed = 'That didn’t work. Nothing was changed. Please try again.'

/** A file is chosen, said what it would change, and taken in. */
export function ImportFile() {
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File>()
  const [tooLarge, setTooLarge] = useState<string>()
  const check = useMutation({ mutationFn: checkImport })
  const take = useMutation({ mutationFn: importFile })
  const start = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0]
    // Chosen again, the same file is read again.
    target.value = ''
    if (!chosen) return
    take.reset()
    check.reset()
    const isTooLarge = chosen.size > importLimits.bytes
    setTooLarge(isTooLarge ? tooLargeText(chosen) : undefined)
    setFile(isTooLarge ? undefined : chosen)
    if (!isTooLarge) check.mutate(chosen)
  }
  const drop = () => {
    setFile(undefined)
    check.reset()
    input.current?.focus()
  }
  const error = take.error ?? check.error
  return (
    <div>
      <input
        ref={input}
        id={inputId}
        type="file"
        accept=".json,application/json"
        className="peer sr-only"
        onChange={start}
      />
      <label
        htmlFor={inputId}
        className={`${buttonClasses({ variant: 'secondary' })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2`}
      >
        Choose a file…
      </label>
      <p role="status" className="mt-3 text-sm empty:hidden">
        {check.isPending && `Reading ${file?.name}…`}
        {take.data && doneText(take.data)}
      </p>
      <p role="alert" className="mt-3 text-sm font-semibold text-danger empty:hidden">
        {tooLarge ?? (error && userMessage(error, failed).replace(/^file: /, ''))}
      </p>
      {file && check.data && !take.data && (
        <ImportReport
          name={file.name}
          report={check.data}
          pending={take.isPending}
          onImport={() => take.mutate(file)}
          onCancel={drop}
        />
      )}
    </div>
  )
}

const tooLargeText = ({ name, size }: File) =>
  `${name} is ${bytesText(size)}. An import can be up to ${importLimits.text}, so nothing was sent. Export one module at a time, then import those files one by one.`

type Done = Awaited<ReturnType<typeof importFile>>

const doneText = ({ pages, answers, copies, points, leftOut }: Done): string =>
  [
    `Imported: ${counted(answers, 'answer')} and ${counted(copies, 'kept copy', 'kept copies')} on ${counted(pages, 'page')}`,
    `${points > 0 ? `, ${counted(points, 'value')} in your numbers` : ''}.`,
    leftOut.length > 0 ? ` ${counted(leftOut.length, 'entry', 'entries')} couldn’t be imported.` : '',
  ].join('')
