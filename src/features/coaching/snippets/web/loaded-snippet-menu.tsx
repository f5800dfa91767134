import { useQuery } from '@tanstack/react-query'
import { NotebookText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { Dialog } from '#platform/ui/overlay/dialog.tsx'
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '#platform/ui/overlay/dropdown-menu.tsx'
import { textFor } from '../../several/several.rules.ts'
import { ManageSnippets } from './manage-snippets.tsx'
import { SnippetForm } from './snippet-form.tsx'
import { snippets } from './snippets.calls.ts'

export type SnippetMenuProps = {
  /** What is written so far, which can be saved as a template. */
  text: string
  insert: (text: string) => void
  /** Whose name `{name}` becomes; without one it stays, for everyone’s own. */
  client?: string
}

/** The coach's templates: to insert one, to save what is written as one, and to change them. */
export function LoadedSnippetMenu({ text, insert, client }: SnippetMenuProps) {
  const { data = [] } = useQuery(snippets)
  const [shown, setShown] = useState<'save' | 'manage'>()
  const dialog = (kind: 'save' | 'manage') => ({
    open: shown === kind,
    onOpenChange: (open: boolean) => setShown(open ? kind : undefined),
  })
  const [firstName = ''] = client?.split(' ') ?? []
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="ghost" size="sm" className="-ml-3">
            <NotebookText aria-hidden />
            Templates
          </Button>
        }
      >
        {data.map((one) => (
          <DropdownMenuItem
            key={one.id}
            onSelect={() => insert(client === undefined ? one.text : textFor(one.text, { firstName }))}
          >
            <span className="min-w-0 truncate">{one.title}</span>
          </DropdownMenuItem>
        ))}
        {data.length > 0 && <DropdownMenuSeparator />}
        <DropdownMenuItem disabled={!text.trim()} onSelect={() => setShown('save')}>
          Save this text as a template
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => setShown('manage')}>
          {data.length > 0 ? 'Manage templates' : 'New template'}
        </DropdownMenuItem>
      </DropdownMenu>
      <Dialog title="Save as a template" description="Only you see your templates." {...dialog('save')}>
        <SnippetForm text={text.trim()} onDone={() => setShown(undefined)} />
      </Dialog>
      <Dialog
        title="Your templates"
        description="For messages and notes. {name} becomes the client’s first name."
        width="wide"
        {...dialog('manage')}
      >
        <ManageSnippets snippets={data} />
      </Dialog>
    </>
  )
}
