import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from './call-error.ts'

/** An error toast in our own words. */
export const errorToast = (description: string): void => {
  toast({ title: 'Error', description, variant: 'destructive' })
}

/** For a call that failed: the server's sentence, or `otherwise` where it sent none. */
export const showError =
  (otherwise = 'That didn’t work. Please try again.') =>
  (error: unknown): void =>
    errorToast(userMessage(error, otherwise))
