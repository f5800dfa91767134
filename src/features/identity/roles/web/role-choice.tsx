import { useQuery } from '@tanstack/react-query'
import { accountRules } from '../../accounts/web/accounts.calls.ts'
import { useUser } from '../../accounts/web/use-user.ts'
import type { Role } from '../../identity.rules.ts'
import { RoleCard } from './role-card.tsx'

type RoleChoiceProps = { role: Role; pending: boolean; onChoose: (role: Role) => void }

/** The two modes, and who decides on the other one. */
export function RoleChoice({ role, ...choice }: RoleChoiceProps) {
  const { data: rules } = useQuery(accountRules)
  const note = rules?.coachAccess === 'granted' && role === 'client' ? <Grant /> : undefined
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <RoleCard offers="client" current={role} {...choice} />
        <RoleCard offers="coach" current={role} {...choice} note={note} />
      </div>
      <p className="mt-5 text-sm text-ink-soft">Current role: {role}</p>
    </>
  )
}

function Grant() {
  const user = useUser()
  const contact = document.documentElement.dataset.contact
  if (user?.coachGranted) return <>You were granted Coach Mode. Your own program stays as it is.</>
  if (user?.isOperator)
    return <>You decide who can use Coach Mode: grant it at the desk on a person’s page, or on yours.</>
  return <>The operator of this site decides who can use Coach Mode{contact ? `: ${contact}` : ''}.</>
}
