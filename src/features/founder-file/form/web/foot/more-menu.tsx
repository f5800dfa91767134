import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '#platform/ui/button/button.tsx'
import type { PageForm } from '../use-page-form.ts'

type MoreMenuProps = {
  form: PageForm
  isQuestioned: boolean
  onQuestion: () => void
  /** Left out where it is said already. */
  onElsewhere: (() => void) | undefined
}

/** What is seldom needed below a page, each with a line that says what it does. */
export function MoreMenu({ form, isQuestioned, onQuestion, onElsewhere }: MoreMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const listId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const isAskedByPage = form.model.places.some(({ kind }) => kind === 'elsewhere')
  const close = () => {
    setOpen(false)
    trigger.current?.focus()
  }
  const choose = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        className="-ms-4"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        More
        <ChevronDown aria-hidden />
      </Button>
      {isOpen && (
        <ul
          id={listId}
          aria-label="More"
          className="w-full max-w-md rounded-lg border border-line p-1.5"
          onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && close()}
        >
          <Item onSelect={choose(onQuestion)} does="Reads your answers and asks about what is vague or can’t be right.">
            {isQuestioned ? 'Hide the questions' : 'What would you question?'}
          </Item>
          {form.canUndo && (
            <Item onSelect={choose(form.undo)} does="Puts back what the field said before.">
              Undo last change
            </Item>
          )}
          {/* The list isn’t printed with it. */}
          <Item onSelect={choose(() => setTimeout(() => print()))} does="This page on paper, or as a PDF.">
            Print
          </Item>
          {onElsewhere && !isAskedByPage && (
            <Item onSelect={choose(onElsewhere)} does="For work you have in a file or a notebook: say where.">
              I keep it elsewhere
            </Item>
          )}
        </ul>
      )}
    </>
  )
}

type ItemProps = { onSelect: () => void; does: string; children: ReactNode }

const Item = ({ onSelect, does, children }: ItemProps) => (
  <li>
    <button type="button" className="w-full rounded-sm px-3 py-2 text-start text-sm hover:bg-sunken" onClick={onSelect}>
      <span className="block font-semibold">{children}</span>
      <span className="block text-ink-soft">{does}</span>
    </button>
  </li>
)
