import { useUser } from '#features/identity/web/public.ts'
import { TierChip } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'

/** Smaller than other pages' headers, to leave room for the chat; on a phone the title alone while somebody talks. */
export function AssistantHeader({ isTalking }: { isTalking: boolean }) {
  const user = useUser()
  const beside = isTalking ? 'max-sm:hidden' : undefined
  return (
    <header className="border-b border-ink pb-3 sm:pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          AI coaching assistant
        </h1>
        {user && (
          <span className={beside}>
            <TierChip tier={user.membershipTier}>{`${tierName[user.membershipTier]} Member`}</TierChip>
          </span>
        )}
      </div>
      <p className={classNames('mt-1.5 text-sm text-ink-soft sm:text-base', beside)}>
        Ask about your business. Answers come from the program and where you are in it.
      </p>
    </header>
  )
}
