import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'

/** In place of every coach page, while this site asks two-step sign-in of its coaches and it is off. */
export function TwoFactorNeededPage() {
  return (
    <>
      <PageHeader
        eyebrow="Coach Mode"
        title="One more step before you coach"
        lead="Clients share private work with you, so coaches on this site need two-step sign-in: a code from an app on your phone plus your password."
      />
      <div className="mt-8 flex max-w-prose flex-col items-start gap-5">
        <p>It takes two minutes, once. Then Coach Mode opens right away, with everything as you left it.</p>
        <LinkButton size="lg" asChild>
          <Link to="/settings" hash="two-step">
            Set up two-step sign-in
          </Link>
        </LinkButton>
      </div>
    </>
  )
}
