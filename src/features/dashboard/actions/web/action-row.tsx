import { BookOpen, FileDown, Heart, History, LockKeyhole, Mail } from 'lucide-react'
import type { Action } from '../actions.contract.ts'
import { ActionLink } from './action-link.tsx'

const icons = {
  'next-lesson': BookOpen,
  'overdue-lesson': History,
  gratitude: Heart,
  upgrade: LockKeyhole,
  'coach-message': Mail,
  resource: FileDown,
}

export function ActionRow({ action: { kind, title, reason, href } }: { action: Action }) {
  const Icon = icons[kind]
  return (
    <li className="border-b border-line last:border-0">
      <ActionLink href={href} className="group flex gap-3.5 px-5 py-3.5 no-underline hover:bg-sunken sm:px-6">
        <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">{title}</span>
          <span className="block text-sm text-ink-soft">{reason}</span>
        </span>
      </ActionLink>
    </li>
  )
}
