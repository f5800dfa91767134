import { Copy, Download } from 'lucide-react'
import { Button } from '#platform/ui/button/button.tsx'
import { DialogActions } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void }

export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: 'Recovery codes copied' }),
      () => toast({ title: 'Failed to copy', description: 'Please copy the codes by hand.', variant: 'destructive' }),
    )
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-sunken p-5 text-center font-mono text-lg select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={copy}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => save(text)}>
          <Download aria-hidden />
          Save as a file
        </Button>
      </div>
      <DialogActions>
        <Button onClick={onDone}>I saved them</Button>
      </DialogActions>
    </>
  )
}

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
