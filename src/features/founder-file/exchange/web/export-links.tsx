import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { bytesText, counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { sendAndCount } from '../../saving/web/lazy-saving.ts'
import { fetchFile, type Received, saveFile } from './fetch-file.ts'

type Format = 'xlsx' | 'docx' | 'json'
type ExportLinksProps = {
  memberId: string
  /** `all`, a module or a page. */
  of: string
  /** Its pages and checklists; left out, where it is everything. */
  pages?: readonly string[] | undefined
  formats: readonly Format[]
}

type Step =
  | { is: 'making' }
  | ({ is: 'receiving' } & Received)
  | { is: 'saved'; name: string; unsaved: number }
  | { is: 'failed'; why: string }

const words: Record<Format, string> = { xlsx: 'Excel workbook', docx: 'Word document', json: 'JSON' }

/** Files to take along. The server puts a file together in one step; after that it is said how much has arrived. */
export function ExportLinks({ memberId, of, pages, formats }: ExportLinksProps) {
  const { step, take, cancel } = useExport(memberId, pages)
  const isRunning = step?.is === 'making' || step?.is === 'receiving'
  return (
    <div>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {formats.map((format) => {
          const path = `/api/founder-file/export?format=${format}${of === 'all' ? '' : `&of=${of}`}`
          return (
            <li key={format}>
              <a
                href={path}
                download
                className="link inline-block py-1"
                onClick={(event) => takeHere(event, path, take)}
              >
                {words[format]}
              </a>
            </li>
          )
        })}
      </ul>
      <div className="mt-2 min-h-6 text-sm">
        <div role="status">{step && step.is !== 'failed' && <Progress step={step} />}</div>
        <p role="alert" className="font-semibold text-danger empty:hidden">
          {step?.is === 'failed' && step.why}
        </p>
        {isRunning && (
          <Button variant="ghost" size="sm" className="-ms-3" onClick={cancel}>
            Cancel
          </Button>
        )}
      </div>
    </div>
  )
}

function useExport(memberId: string, pages: readonly string[] | undefined) {
  const [step, setStep] = useState<Step>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const take = async (path: string) => {
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    setStep({ is: 'making' })
    try {
      // Where the storage is shut, nothing that waits in it is known.
      const unsaved = await sendAndCount(memberId, pages).catch(() => 0)
      const file = await fetchFile(path, own.signal, (received) => setStep({ is: 'receiving', ...received }))
      saveFile(file)
      setStep({ is: 'saved', name: file.name, unsaved })
    } catch (error) {
      if (own.signal.aborted) return
      setStep({
        is: 'failed',
        why: userMessage(error, 'The file didn’t download. Check your connection and try again.'),
      })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setStep(undefined)
  }
  return { step, take, cancel }
}

/** A click that asks for a tab or a window of its own is the browser's. */
function takeHere(event: MouseEvent, path: string, take: (path: string) => Promise<void>): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  void take(path)
}

const unsavedWords = (unsaved: number): string => {
  const [isnt, it] = unsaved === 1 ? ['isn’t', 'it'] : ['aren’t', 'them']
  return unsaved === 0
    ? ''
    : ` ${counted(unsaved, 'answer')} on this device ${isnt} saved yet. The file doesn’t include ${it}.`
}

function Progress({ step }: { step: Exclude<Step, { is: 'failed' }> }) {
  if (step.is === 'saved') return <p>{`Saved as ${step.name}.${unsavedWords(step.unsaved)}`}</p>
  const { bytes, of } = step.is === 'receiving' ? step : { bytes: 0, of: null }
  return (
    <>
      {/* That it arrives is seen in the bar; each figure would be read out. */}
      <p aria-live={step.is === 'making' ? undefined : 'off'}>
        {step.is === 'making'
          ? 'Putting your file together…'
          : `${bytesText(bytes)}${of ? ` of ${bytesText(of)}` : ''}`}
      </p>
      <progress
        aria-label="Your file"
        className="mt-1 h-2 w-full max-w-xs accent-accent"
        {...(of ? { max: of, value: bytes } : {})}
      />
    </>
  )
}
