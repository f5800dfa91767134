import { changesHeader, isChanged } from '#shared/changed-reads.ts'

type Refresh = (isOld: (path: string) => boolean) => Promise<void>

let refresh: Refresh = async () => {}

/** Says how what was read at some paths is asked for again. */
export function onChanges(act: Refresh): void {
  refresh = act
}

/** The reply to a write names what is old now; done once that has been read again. */
export async function noteChanges(headers: Headers): Promise<void> {
  const changed = headers.get(changesHeader)
  if (changed) await refresh((path) => isChanged(changed, path))
}
