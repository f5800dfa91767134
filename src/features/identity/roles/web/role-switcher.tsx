import { Briefcase, Compass } from 'lucide-react'
import { lazy, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { carryToast } from '#platform/ui/toast/carried-toast.ts'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Role } from '../../identity.rules.ts'
import { setRole } from './roles.calls.ts'

/** Loaded when the dialog is, which opens once it has both. */
const RoleChoice = lazy(() => import('./role-choice.tsx').then(({ RoleChoice }) => ({ default: RoleChoice })))

const other = {
  client: { mode: 'Coach Mode', Icon: Briefcase },
  coach: { mode: 'Client Mode', Icon: Compass },
} as const

/** The button that offers the other mode, where few want it as an icon alone, and its dialog. A new role begins at its own home, with a fresh document. */
export function RoleSwitcher({ role, isQuiet = false }: { role: Role; isQuiet?: boolean }) {
  const [open, setOpen] = useState(false)
  const change = useCall(setRole)
  const { mode, Icon } = other[role]

  const choose = (chosen: Role) => {
    if (chosen === role || change.isPending) return
    change.mutate(
      { body: { role: chosen } },
      {
        onSuccess: ({ userRole }) => {
          carryToast({ title: 'Role Updated', description: `Successfully switched to ${userRole} mode` })
          setOpen(false)
          location.assign(userRole === 'coach' ? '/coach/dashboard' : '/')
        },
        onError: showError('Failed to update role'),
      },
    )
  }

  return (
    <Dialog
      title="Select Your Role"
      description={change.isPending ? 'Updating...' : 'One account, two modes. You can switch back at any time.'}
      width="wide"
      open={open}
      onOpenChange={setOpen}
      trigger={
        isQuiet ? (
          <Button variant="ghost" size="icon" title={mode}>
            <Icon aria-hidden />
            <span className="sr-only">{mode}</span>
          </Button>
        ) : (
          <Button variant="secondary" size="sm">
            <Icon aria-hidden />
            {mode}
          </Button>
        )
      }
    >
      <RoleChoice role={role} pending={change.isPending} onChoose={choose} />
    </Dialog>
  )
}
