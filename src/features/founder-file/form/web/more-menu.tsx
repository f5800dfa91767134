import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import { DropdownMenu, DropdownMenuItem } from '#platform/ui/overlay/dropdown-menu.tsx'
import type { PageForm } from './use-page-form.ts'

type MoreMenuProps = {
  form: PageForm
  isQuestioned: boolean
  onQuestion: () => void
  /** Left out where the page asks for it already. */
  onElsewhere: (() => void) | undefined
}

/** What is seldom needed below a page, each with a line that says what it does. */
export function MoreMenu({ form, isQuestioned, onQuestion, onElsewhere }: MoreMenuProps) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="ghost" className="-ms-4">
          More
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <Item onSelect={onQuestion} does="Reads your answers and asks about what is vague or can’t be right.">
        {isQuestioned ? 'Hide the questions' : 'What would you question?'}
      </Item>
      {form.canUndo && (
        <Item onSelect={form.undo} does="Puts back what the field said before.">
          Undo last change
        </Item>
      )}
      <Item onSelect={() => setTimeout(() => print())} does="This page on paper, or as a PDF.">
        Print
      </Item>
      {onElsewhere && (
        <Item onSelect={onElsewhere} does="For work you have in a file or a notebook: say where.">
          I keep it elsewhere
        </Item>
      )}
    </DropdownMenu>
  )
}

type ItemProps = { onSelect: () => void; does: string; children: ReactNode }

const Item = ({ onSelect, does, children }: ItemProps) => (
  <DropdownMenuItem onSelect={onSelect}>
    <span className="max-w-72">
      <span className="block font-semibold">{children}</span>
      <span className="block text-ink-soft">{does}</span>
    </span>
  </DropdownMenuItem>
)
