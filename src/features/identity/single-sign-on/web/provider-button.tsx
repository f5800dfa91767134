import { Button } from '#platform/ui/button/button.tsx'
import { userMessage } from '#platform/web/call-error.ts'
import { useCall } from '#platform/web/queries.ts'
import { deviceZone, type SignInParams } from '../../sign-in/web/sign-in-params.ts'
import { FormError } from '../../web/form-error.tsx'
import { signInByProvider } from './single-sign-on.calls.ts'

type ProviderButtonProps = { name: string; entrance: SignInParams; variant: 'primary' | 'secondary' }

/** Leaves for the provider's own sign-in, taking along what this page knows. */
export function ProviderButton({ name, entrance: { ref, plan, returnTo }, variant }: ProviderButtonProps) {
  const ask = useCall(signInByProvider)
  const leave = () =>
    ask.mutate(
      { body: { provider: 'oidc', ref, plan, returnTo, ...deviceZone() } },
      { onSuccess: ({ url }) => location.assign(url) },
    )
  return (
    <div className="flex flex-col gap-4">
      <Button size="lg" variant={variant} onClick={leave} pending={ask.isPending || ask.isSuccess}>
        Continue with {name}
      </Button>
      <FormError>{ask.error ? userMessage(ask.error, 'That didn’t work. Please try again.') : undefined}</FormError>
    </div>
  )
}
