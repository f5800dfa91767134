import { Link } from '@tanstack/react-router'
import { useLibraryAddress } from '../../web/use-library-address.ts'
import type { Resource } from '../resources.contract.ts'

/** A resource's title: opens its details. */
export function ResourceLink({ resource }: { resource: Pick<Resource, 'id' | 'title'> }) {
  const { path, searchFor } = useLibraryAddress()
  return (
    <Link
      to={path}
      search={searchFor(resource.id)}
      resetScroll={false}
      className="no-underline hover:underline hover:underline-offset-4"
    >
      {resource.title}
    </Link>
  )
}
