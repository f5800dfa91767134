import { useUser } from '#features/identity/web/public.ts'
import { TierChip } from '#features/journey/web/public.ts'
import { tierName } from '#features/membership/membership.rules.ts'
import { classNames } from '#platform/ui/styles/class-names.ts'

/** Smaller than other pages' headers, to leave room for the chat; on a phone only read out while someone talks. */
export function AssistantHeader({ isTalking }: { isTalking: boolean }) {
  const user = useUser()
  return (
    <header className={classNames('border-b border-ink pb-3 sm:pb-4', isTalking && 'max-sm:sr-only')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 tabIndex={-1} className="text-2xl sm:text-3xl">
          AI coaching assistant
        </h1>
        {user && <TierChip tier={user.membershipTier}>{`${tierName[user.membershipTier]} Member`}</TierChip>}
      </div>
      <p className="mt-1.5 text-sm text-ink-soft sm:text-base">
        Ask about your business. Answers come from the program and where you are in it.
      </p>
    </header>
  )
}
