/** The names that a thing has in file names, code and text: `weekly-plan`, `weeklyPlan`, `WeeklyPlan`, `Weekly plan`. */
export function namesOf(kebab: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab))
    throw new Error(`"${kebab}" is no name. Use small letters, digits and single hyphens, such as weekly-plan.`)
  const words = kebab.split('-')
  const pascal = words.map(capitalized).join('')
  return { kebab, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: capitalized(words.join(' ')) }
}

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export type Names = ReturnType<typeof namesOf>
