import { ShieldCheck } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { counted } from '#platform/format/numbers.ts'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Chip } from '#platform/ui/chip.tsx'

const SetUp = lazy(() => import('./set-up-two-factor.tsx').then(({ SetUpTwoFactor }) => ({ default: SetUpTwoFactor })))
const Change = lazy(() =>
  import('./change-two-factor.tsx').then(({ ChangeTwoFactor }) => ({ default: ChangeTwoFactor })),
)

type TwoFactorSectionProps = { isOn: boolean; recoveryCodes: number; hasPassword: boolean }
type Opened = 'set-up' | 'renew' | 'turn-off'

/** A code from the member's phone in addition to the password. */
export function TwoFactorSection({ isOn, recoveryCodes, hasPassword }: TwoFactorSectionProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  return (
    <Card id="two-step" aria-labelledby="two-step-title" className="scroll-mt-24">
      <CardHeader
        id="two-step-title"
        title="Two-step sign-in"
        lead="A code from an app on your phone plus your password. Protects you even if someone learns your password."
        {...(isOn ? { actions: <Chip>On</Chip> } : {})}
      />
      {isOn ? (
        <>
          <p className="flex gap-2.5">
            <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            <span>
              It’s on. {counted(recoveryCodes, 'recovery code is', 'recovery codes are')} left, for when you don’t have
              your phone.
            </span>
          </p>
          <div className="mt-5 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setOpened('renew')}>
              New recovery codes
            </Button>
            <Button variant="danger" onClick={() => setOpened('turn-off')}>
              Turn off
            </Button>
          </div>
        </>
      ) : (
        <Button onClick={() => setOpened('set-up')}>Turn on two-step sign-in</Button>
      )}
      <Suspense>
        {opened === 'set-up' && <SetUp hasPassword={hasPassword} onClose={close} />}
        {(opened === 'renew' || opened === 'turn-off') && (
          <Change what={opened} hasPassword={hasPassword} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}
