import { existsSync, globSync, readFileSync } from 'node:fs'
import { type Names, namesOf } from './names.ts'

/** Where a thing belongs: a feature, or one of its nouns (`coaching/messages`). */
export type Place = { folder: string; feature: Names; noun: Names; isNoun: boolean }

export function placeOf(path: string): Place {
  const [feature = '', noun = feature] = path.split('/')
  return {
    folder: `src/features/${path}`,
    feature: namesOf(feature),
    noun: namesOf(noun),
    isNoun: noun !== feature,
  }
}

export function mustExist({ feature }: Place): void {
  if (!existsSync(`src/features/${feature.kebab}`))
    throw new Error(`There is no feature ${feature.kebab}. Make one: npm run new -- feature ${feature.kebab}`)
}

const folders = { contract: '', routes: 'server/', calls: 'web/' }

/**
 * The file for a noun's contract, routes or calls: its own, but the feature's where that holds this noun's already, or
 * where no noun of the feature has one of its own.
 */
export function fileOf({ folder, feature, noun, isNoun }: Place, kind: keyof typeof folders): string {
  const own = `${folder}/${folders[kind]}${noun.kebab}.${kind}.ts`
  const shared = `src/features/${feature.kebab}/${folders[kind]}${feature.kebab}.${kind}.ts`
  if (!isNoun || existsSync(own) || !existsSync(shared)) return own
  const isOnly = globSync(`src/features/${feature.kebab}/*/${folders[kind]}*.${kind}.ts`).length === 0
  return isOnly || readFileSync(shared, 'utf8').includes(`'../${noun.kebab}/`) ? shared : own
}
