import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { once } from '../../../src/platform/server/once.ts'
import type { Content, Fault } from '../content.ts'

const require = createRequire(import.meta.url)
const ownWords = join(import.meta.dirname, 'words.txt')

/** What members type: slang, abbreviations and the spelling of other countries are meant; and a list of keys. */
const neverShown =
  /(?:^|[\\/])(?:(?:asks|phrasings|kinds|reactions|doubts|outside|words|keys\.lock)\.yaml$|file-asks[\\/])/

/** Words of the program that neither an American dictionary nor `scripts/content/lessons/words.txt` knows. */
export function checkSpelling({ root, cast }: Content): Fault[] {
  const isRight = speller(cast)
  const files = globSync('**/*.{md,yaml,txt,vtt}', { cwd: root })
    .filter((file) => !neverShown.test(file))
    .sort()
  return files
    .flatMap((file) =>
      shownLines(readFileSync(join(root, file), 'utf8')).flatMap((line, index) =>
        unknownWords(line, isRight).map((word) => ({ word, where: `${file}:${index + 1}` })),
      ),
    )
    .map(({ word, where }) => ({
      where,
      says: `"${word}" is not in the dictionary. If it is right, add it to scripts/content/lessons/words.txt.`,
    }))
}

/** Without what stands under `asks:`, in members’ own words. */
function shownLines(text: string): string[] {
  let isAsked = false
  return text.split('\n').map((line) => {
    const [, key] = /^ {2}(\w+):/.exec(line) ?? []
    if (key !== undefined || /^\S/.test(line)) isAsked = key === 'asks'
    return isAsked ? '' : line
  })
}

function unknownWords(line: string, isRight: (word: string) => boolean): string[] {
  const text = line
    .replace(/^WEBVTT$/, ' ')
    // The words by which a part of a topic is asked for.
    .replace(/^\s*- on: \[.*\]$/, ' ')
    .replace(/\]\([^)]*\)|`[^`]*`|:::\w+(\{business="\w+"\})?|https?:\S+|\S+@\S+/g, ' ')
    .replace(
      /^\s*(id|file|format|type|business|resources|related|captions|transcript|delivery|rule|link|brand|terrain|currency|zone)\b.*$/,
      ' ',
    )
    .replace(/^\s*- [a-z0-9]+(-[a-z0-9]+)+$/, ' ')
    .replace(/^\s{2}\w+: .*\bcast \w+\..*$|^\s{2}\w+: [\w\s.*+/(),-]*$/, ' ')
    .replace(/^\s*[a-zA-Z]\w*:/, ' ')
    .replace(/\{[^}]*\}|\b\w+_\w+\b|\b[a-z0-9]+(-[a-z0-9]+)*-\d\d-[a-z0-9-]+/g, ' ')
  return [...text.matchAll(/(?<![\p{L}\d])\p{L}[\p{L}’']*\p{L}/gu)]
    .filter((match) => !isName(match[0], text.slice(0, match.index), text))
    .filter(([word]) => word !== word.toUpperCase())
    .map(([word]) => word.replaceAll('’', "'"))
    .filter((word) => !isRight(word))
}

/** Capitals inside a sentence or beside a year of publication begin names; no dictionary holds them all. */
const isName = (word: string, before: string, line: string) =>
  /^\p{Lu}/u.test(word) && (/[\p{L}\d,;)’'&-]\s*["“(]?$/u.test(before) || /, (?:19|20)\d\d\b/.test(line))

function speller(cast: Content['cast']): (word: string) => boolean {
  const names = Object.values(cast).flatMap(({ name, founder }) => `${name} ${founder}`.split(/\s+/))
  const known = new Set([...names, ...dictionary().own].map((word) => word.toLowerCase()))
  return (word) => known.has(bare(word).toLowerCase()) || dictionary().isSpelled(word)
}

const bare = (word: string) => word.replace(/'s$|'$/, '')

/** Reading it takes half a second, and most words come again and again. */
const dictionary = once(() => {
  // The dictionary's own module reads its files with top-level await; the files alone are enough here.
  const folder = join(require.resolve('dictionary-en'), '..')
  const nspell = require('nspell')
  const spell = nspell(readFileSync(join(folder, 'index.aff')), readFileSync(join(folder, 'index.dic')))
  const own = readFileSync(ownWords, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const memory = new Map<string, boolean>()
  const isSpelled = (word: string) => {
    const known = memory.get(word)
    if (known !== undefined) return known
    const isRight: boolean = spell.correct(word) || spell.correct(bare(word))
    memory.set(word, isRight)
    return isRight
  }
  return { own, isSpelled }
})
