import { Link } from '@tanstack/react-router'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { PageHeader } from '#platform/ui/page-header.tsx'

/** In place of every coach page, while this site asks two-step sign-in of its coaches and it is off. */
export const TwoFactorNeededPage = () => (
  <Needed
    eyebrow="Coach Mode"
    title="One more step before you coach"
    lead="Clients share private work with you, so coaches on this site need two-step sign-in: a code from an app on your phone plus your password."
    then="Then Coach Mode opens right away, with everything as you left it."
  />
)

/** In place of every page of the desk, while an operator’s two-step sign-in is off. */
export const DeskTwoFactorNeededPage = () => (
  <Needed
    eyebrow="Desk"
    title="One more step before the desk opens"
    lead="The desk shows everyone’s account and payments, so it needs two-step sign-in: a code from an app on your phone plus your password."
    then="Then the desk opens right away."
  />
)

function Needed({ then, ...header }: { eyebrow: string; title: string; lead: string; then: string }) {
  return (
    <>
      <PageHeader {...header} />
      <div className="mt-8 flex max-w-prose flex-col items-start gap-5">
        <p>It takes two minutes, once. {then}</p>
        <LinkButton size="lg" asChild>
          <Link to="/settings" hash="two-step">
            Set up two-step sign-in
          </Link>
        </LinkButton>
      </div>
    </>
  )
}
