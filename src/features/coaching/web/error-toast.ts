import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'

/** The destructive toast of the coach area: the server's sentence, else this one. */
export const showError =
  (otherwise: string) =>
  (error: unknown): void => {
    toast({ title: 'Error', description: userMessage(error, otherwise), variant: 'destructive' })
  }

/** Goes on after a write also where its success took the asking part off the page. */
export const handleResult = <T>(asked: Promise<T>, done: (reply: T) => void, failed: (error: unknown) => void): void =>
  void asked.then(done, failed)
