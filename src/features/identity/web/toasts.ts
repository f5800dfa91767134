import { toast } from '#platform/ui/toast/toast-store.ts'

export const successToast = (title: string, description: string) => () => {
  toast({ title, description })
}
