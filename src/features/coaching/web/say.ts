import { toast } from '#platform/ui/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'

/** The destructive toast of the coach area: the server's sentence, else this one. */
export const sayError =
  (otherwise: string) =>
  (error: unknown): void => {
    toast({ title: 'Error', description: userMessage(error, otherwise), variant: 'destructive' })
  }
