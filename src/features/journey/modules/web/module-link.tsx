import { Link } from '@tanstack/react-router'
import type { ButtonSize, ButtonVariant } from '#platform/ui/button/button-classes.ts'
import { LinkButton } from '#platform/ui/button/link-button.tsx'
import { modulePath } from '../../web/journey-paths.ts'
import { usePrefetchOnIntent } from '../../web/use-prefetch-on-intent.ts'
import type { Module } from '../modules.contract.ts'
import { subModulesOf } from './modules.calls.ts'

type ModuleLinkProps = { module: Module; size?: ButtonSize; variant?: ButtonVariant }

/** Links to a module: start it, continue it or review it. */
export function ModuleLink({ module, size = 'sm', variant = 'secondary' }: ModuleLinkProps) {
  const intent = usePrefetchOnIntent(subModulesOf(module.id))
  return (
    <LinkButton asChild size={size} variant={variant}>
      <Link to={modulePath(module.id)} {...intent}>
        <span>
          {wordFor(module)}
          <span className="sr-only"> {module.title}</span>
        </span>
      </Link>
    </LinkButton>
  )
}

const wordFor = ({ isCompleted, completedCount }: Module) =>
  isCompleted ? 'Review' : completedCount > 0 ? 'Continue' : 'Start'
