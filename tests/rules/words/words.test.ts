import { expect, test } from 'vitest'
import { contentTexts, shellContent } from './content-texts.ts'
import { sourceFiles, sourceTexts } from './source-texts.ts'
import { findStruckWords, readStruckWords } from './struck-words.ts'

const struck = readStruckWords()

test('no text of the interface, an email or a command says a struck word', () => {
  const texts = sourceFiles().flatMap((file) => sourceTexts(file))
  expect(texts.length).toBeGreaterThan(2000)
  expect(findStruckWords(texts, struck)).toEqual([])
})

test.each(shellContent)('%s says no struck word', (file) => {
  const texts = contentTexts(file)
  expect(texts.length).toBeGreaterThan(0)
  expect(findStruckWords(texts, struck)).toEqual([])
})

const page = `import { letter } from './letter.ts'
/** Nobody reads this comment. */
export const nobody = call('POST /api/letters/go on')
export const Page = () => (
  <p className="go on" title="Our letter">
    Ada, go
    on{counted(2, 'sub-module')} {\`\${name} and somebody\`}
  </p>
)`

test('a struck word is named with file, line and the word to use, and code is left alone', () => {
  expect(findStruckWords(sourceTexts('page.tsx', page), struck)).toEqual([
    'page.tsx:5 says “letter”; say: email. (Our letter)',
    'page.tsx:6 says “go on”; say: continue, keep going. (Ada, go\n    on)',
    'page.tsx:7 says “sub-module”; say: lesson. (sub-module)',
    'page.tsx:7 says “somebody”; say: someone. (… and somebody)',
  ])
})

test('what the specification gives word for word stays', () => {
  const given = (words: string) => findStruckWords([{ file: 'a.tsx', line: 1, words }], struck)
  expect(given('Sub-Module Not Found')).toEqual([])
  expect(given('Sub-Module Missing')).toHaveLength(1)
})
