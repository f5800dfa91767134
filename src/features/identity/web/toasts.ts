import { toast } from '#platform/ui/toast/toast-store.ts'
import { userMessage } from '#platform/web/call-error.ts'

export const successToast = (title: string, description: string) => () => {
  toast({ title, description })
}

export const showErrorToast = (error: Error): void => {
  toast({
    title: 'Error',
    description: userMessage(error, 'That did not work. Please try again.'),
    variant: 'destructive',
  })
}
