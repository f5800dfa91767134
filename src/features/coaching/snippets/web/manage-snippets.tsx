import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { UndoNote } from '#platform/ui/undo-note.tsx'
import { showError } from '#platform/web/error-toast.ts'
import { useCall } from '#platform/web/queries.ts'
import type { Snippet } from '../snippets.contract.ts'
import { SnippetForm } from './snippet-form.tsx'
import { deleteSnippet, restoreSnippet } from './snippets.calls.ts'

export function ManageSnippets({ snippets }: { snippets: readonly Snippet[] }) {
  const [edited, setEdited] = useState<Snippet | 'new' | undefined>(snippets.length === 0 ? 'new' : undefined)
  const [deleted, setDeleted] = useState<Snippet>()
  const remove = useCall(deleteSnippet)
  const restore = useCall(restoreSnippet)
  if (edited) return <SnippetForm {...(edited === 'new' ? {} : edited)} onDone={() => setEdited(undefined)} />
  return (
    <>
      {deleted && (
        <UndoNote
          key={deleted.id}
          className="mb-3"
          done={`Deleted: ${deleted.title}`}
          doing={`deleting ${deleted.title}`}
          undo={() => restore.mutateAsync({ params: { snippetId: deleted.id } })}
          failure="Failed to restore the template"
          onOver={() => setDeleted(undefined)}
        />
      )}
      <ul className="divide-y divide-line border-y border-line">
        {snippets.map((snippet) => (
          <li key={snippet.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
            <div className="min-w-0 grow basis-48">
              <p className="truncate font-semibold">{snippet.title}</p>
              <p className="line-clamp-2 text-sm break-words text-ink-soft">{snippet.text}</p>
            </div>
            <Button variant="ghost" size="sm" onClick={() => setEdited(snippet)}>
              Edit<span className="sr-only"> {snippet.title}</span>
            </Button>
            <Button
              variant="ghost"
              size="sm"
              pending={remove.isPending && remove.variables.params.snippetId === snippet.id}
              onClick={() =>
                remove.mutate(
                  { params: { snippetId: snippet.id } },
                  { onSuccess: () => setDeleted(snippet), onError: showError('Failed to delete the template') },
                )
              }
            >
              Delete<span className="sr-only"> {snippet.title}</span>
            </Button>
          </li>
        ))}
      </ul>
      <Button variant="secondary" className="mt-5" onClick={() => setEdited('new')}>
        New template
      </Button>
    </>
  )
}
