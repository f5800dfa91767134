import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'

/** An error toast with the server's sentence, or `otherwise` where it sent none. */
export const showError =
  (otherwise: string) =>
  (error: unknown): void => {
    toast({ title: 'Error', description: userMessage(error, otherwise), variant: 'destructive' })
  }

/** Unlike the callbacks of `mutate`, these run even if the component that called is unmounted by then. */
export const handleResult = <T>(asked: Promise<T>, done: (reply: T) => void, failed: (error: unknown) => void): void =>
  void asked.then(done, failed)
