import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Card, CardHeader } from '#platform/ui/card.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { useCall } from '#platform/web/queries.ts'
import { accountRules } from '../../accounts/web/accounts.calls.ts'
import { ConfirmIdentityForm } from '../../web/confirm-identity-form.tsx'
import { FormError } from '../../web/form-error.tsx'
import type { Answered } from '../../web/use-form.ts'
import { connectProvider, disconnectProvider } from './single-sign-on.calls.ts'

type ProviderSectionProps = { isConnected: boolean; hasPassword: boolean; hasTwoFactor: boolean }

/** The site's single sign-on as a way into this account; not there where the site has none. */
export function ProviderSection({ isConnected, hasPassword, hasTwoFactor }: ProviderSectionProps) {
  const { data } = useQuery(accountRules)
  const [isOpen, setOpen] = useState(false)
  const [failed] = useState(() => new URLSearchParams(location.search).has('error'))
  if (!data?.provider) return null
  const { name } = data.provider
  return (
    <Card id="provider" aria-labelledby="provider-title" className="scroll-mt-24">
      <CardHeader
        id="provider-title"
        title={name}
        lead={isConnected ? 'Connected. You can sign in with it.' : 'Not connected.'}
      />
      {failed && !isConnected && (
        <div className="mb-5">
          <FormError>That sign-in couldn’t be connected. It may already belong to another account.</FormError>
        </div>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {isConnected ? `Disconnect ${name}` : `Connect ${name}`}
      </Button>
      {isOpen && (
        <ProofDialog
          name={name}
          isConnected={isConnected}
          hasPassword={hasPassword}
          hasTwoFactor={hasTwoFactor}
          onClose={() => setOpen(false)}
        />
      )}
    </Card>
  )
}

type ProofDialogProps = ProviderSectionProps & { name: string; onClose: () => void }

function ProofDialog({ name, isConnected, hasPassword, hasTwoFactor, onClose }: ProofDialogProps) {
  const connect = useCall(connectProvider)
  const disconnect = useCall(disconnectProvider)
  const send = (proof: { password?: string; code?: string }, answered: Answered) => {
    if (!isConnected)
      return connect.mutate(
        { body: { provider: 'oidc', ...proof } },
        { onSuccess: ({ url }) => location.assign(url), ...answered },
      )
    const onSuccess = () => {
      toast({ title: 'Disconnected', description: `${name} no longer signs you in` })
      onClose()
    }
    return disconnect.mutate({ body: proof }, { onSuccess, ...answered })
  }
  return (
    <Dialog
      title={isConnected ? `Disconnect ${name}` : `Connect ${name}`}
      description={
        isConnected ? 'You’ll sign in with your password.' : 'You’ll go to its sign-in page and come right back.'
      }
      open
      onOpenChange={(open) => open || onClose()}
    >
      <ConfirmIdentityForm
        hasPassword={hasPassword}
        takesCode={hasTwoFactor && !isConnected}
        label={isConnected ? 'Disconnect' : 'Continue'}
        isGrave={isConnected}
        isPending={connect.isPending || connect.isSuccess || disconnect.isPending}
        send={send}
      />
    </Dialog>
  )
}
