import { existsSync } from 'node:fs'
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
