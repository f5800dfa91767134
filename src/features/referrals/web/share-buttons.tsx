import { ArrowUpRight, Mail } from 'lucide-react'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { nameOfProduct } from '#platform/web/page-title.ts'
import { shareAddresses } from './share-addresses.ts'

export function ShareButtons({ link }: { link: string }) {
  const { mail, post, network } = shareAddresses(link, nameOfProduct())
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer', variant: 'secondary', className: 'w-full' } as const
  return (
    <ul aria-label="Share your link" className="mt-5 flex flex-wrap gap-3 border-t border-line pt-5">
      <li className="max-sm:w-full">
        <LinkButton href={mail} variant="secondary" className="w-full">
          <Mail aria-hidden />
          Share by email
        </LinkButton>
      </li>
      <li className="max-sm:w-full">
        <LinkButton href={post} {...elsewhere}>
          Share on X
          <ArrowUpRight aria-hidden />
          <span className="sr-only">(opens a new tab)</span>
        </LinkButton>
      </li>
      <li className="max-sm:w-full">
        <LinkButton href={network} {...elsewhere}>
          Share on LinkedIn
          <ArrowUpRight aria-hidden />
          <span className="sr-only">(opens a new tab)</span>
        </LinkButton>
      </li>
    </ul>
  )
}
