import { Tag, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Chip } from '#platform/ui/chip.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import { TagForm } from './tag-form.tsx'
import { tagClients } from './tags.calls.ts'

type ClientTagsProps = { clientId: string; name: string; tags: readonly string[]; inUse: readonly string[] }

/** The tags of one client, taken off and added in place. */
export function ClientTags({ clientId, name, tags, inUse }: ClientTagsProps) {
  const [isAdding, setAdding] = useState(false)
  const { mutate, isPending } = useCall(tagClients)
  const remove = (tag: string) =>
    mutate({ body: { clientIds: [clientId], tag, on: false } }, { onError: showError('Failed to remove the tag') })
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-2">
        {tags.map((tag) => (
          <Chip key={tag} className="shrink gap-0 py-0 pr-0">
            <span dir="auto" className="min-w-0 truncate">
              {tag}
            </span>
            <button
              type="button"
              className="grid size-9 place-items-center text-ink-soft hover:text-ink"
              aria-label={`Remove the tag ${tag} from ${name}`}
              disabled={isPending}
              onClick={() => remove(tag)}
            >
              <X aria-hidden />
            </button>
          </Chip>
        ))}
        <Button variant="ghost" size="sm" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          <Tag aria-hidden />
          Tag<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {isAdding && <TagForm focused clientIds={[clientId]} inUse={inUse} onDone={() => setAdding(false)} />}
    </div>
  )
}
