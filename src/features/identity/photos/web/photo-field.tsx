import { useMutation } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { Avatar } from '#platform/ui/avatar.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { AskFirst } from '#platform/ui/overlay/ask-first.tsx'
import { toast } from '#platform/ui/toast/toast-store.ts'
import { upload } from '#platform/web/api.ts'
import { errorToast, showError } from '#platform/web/error-toast.ts'
import { mutation, useCall } from '#platform/web/queries.ts'
import type { removePhoto as removeEndpoint, savePhoto as saveEndpoint } from '../photos.contract.ts'
import { photoLimits } from '../photos.rules.ts'

const removePhoto = mutation<typeof removeEndpoint>('DELETE /api/settings/photo')

/** Taken at once, apart from the section's own save. */
export function PhotoField({ firstName, profileImageUrl }: { firstName: string; profileImageUrl: string | null }) {
  const input = useRef<HTMLInputElement>(null)
  const save = useMutation({
    mutationFn: (file: File) => upload<typeof saveEndpoint>('POST /api/settings/photo', file),
  })
  const remove = useCall(removePhoto)

  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    if (file.size > photoLimits.bytes) return void errorToast(`Use a photo of at most ${photoLimits.text}.`)
    save.mutate(file, {
      onSuccess: () => void toast({ title: 'Photo Saved', description: 'Your new photo is saved' }),
      onError: showError(),
    })
  }

  return (
    <div className="mb-6 flex flex-wrap items-center gap-5">
      <Avatar name={firstName} src={profileImageUrl} size="lg" />
      <div>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" pending={save.isPending} onClick={() => input.current?.click()}>
            <Camera aria-hidden />
            {profileImageUrl ? 'Change photo' : 'Add a photo'}
          </Button>
          {profileImageUrl && (
            <AskFirst
              title="Remove your photo?"
              description="Your initial takes its place. To have the photo back, you’d add it again from your device."
              trigger={<Button variant="ghost">Remove photo</Button>}
              action="Yes, remove it"
              onConfirm={() => remove.mutateAsync({}).then(() => toast({ title: 'Photo removed' }), showError())}
            />
          )}
        </div>
        <p className="mt-2 text-sm text-ink-soft">JPEG, PNG or WebP, up to {photoLimits.text}. Cropped to a square.</p>
        <input
          ref={input}
          type="file"
          aria-label="Photo"
          accept="image/jpeg,image/png,image/webp"
          hidden
          onChange={take}
        />
      </div>
    </div>
  )
}
