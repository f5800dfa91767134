import { Check, Copy } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { TextField } from '#platform/ui/form/text-field.tsx'
import { useCopy } from '#platform/web/use-copy.ts'
import { ShareButtons } from './share-buttons.tsx'

/** The member's link, to copy or to share. If copying fails, the text is selected to be copied by hand. */
export function LinkCard({ link }: { link: string }) {
  const card = useRef<HTMLElement>(null)
  const { isCopied, copy } = useCopy('Referral link copied!')
  const field = () => card.current?.querySelector('input')
  return (
    <Card ref={card} look="framed" aria-labelledby="invite">
      <h2 id="invite" className="text-2xl">
        Invite a founder
      </h2>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label="Referral link"
          className="min-w-0 flex-1 basis-64"
          readOnly
          value={link}
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <Button className="max-sm:w-full sm:min-w-32" onClick={() => copy(link).catch(() => field()?.select())}>
          {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      <ShareButtons link={link} />
    </Card>
  )
}
