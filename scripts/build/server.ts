import { dirname, join, relative } from 'node:path'
import type { Rolldown } from 'vite'
import { root } from '../root.ts'
import { buildOnce } from './build-once.ts'
import { next } from './folders.ts'

const folder = 'server'

/**
 * Builds the server, and what checks changed content for it, into a few files of JavaScript with the packages in them: it starts in 0.6 of the time and keeps a
 * third less in memory than from a thousand modules whose types are taken out. Names stay, so that a stack can be read;
 * `node --enable-source-maps` tells the lines of the sources. What is native, and files that are read, stay where they are.
 */
export async function buildServer(): Promise<void> {
  await buildOnce({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [keepSourceFolders, writeRawTextsInAscii, leaveOutTls, leaveOutWebSocket],
    ssr: { noExternal: true, external: ['@napi-rs/image', 'pg-native'] },
    build: {
      ssr: true,
      outDir: join(next, folder),
      sourcemap: true,
      rolldownOptions: {
        input: ['src/app/start.ts', 'scripts/check/check-next-content.ts'],
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // V8 holds a text with one sign beyond Latin-1 in two bytes for each.
          charset: 'ascii',
          comments: { legal: false },
          minify: {
            compress: false,
            mangle: { toplevel: false, keepNames: true },
            codegen: { removeWhitespace: true },
          },
        },
      },
    },
  })
}

/**
 * In a raw text nothing can be escaped, so it becomes a usual one: a single sign beyond Latin-1 in a file makes V8 hold
 * all of it in two bytes a sign.
 */
const writeRawTextsInAscii: Rolldown.Plugin = {
  name: 'write-raw-texts-in-ascii',
  transform: (code, id) => {
    if (id.includes('node_modules')) return
    const written = code.replace(/String\.raw`([^`]*)`/g, (all, raw: string) =>
      beyondAscii.test(raw) ? asUsualText(raw) : all,
    )
    return written === code ? undefined : { code: written, map: null }
  },
  generateBundle: (_options, bundle) => {
    for (const [name, made] of Object.entries(bundle))
      if (made.type === 'chunk' && beyondAscii.test(made.code)) throw new Error(`${name} has a sign beyond ASCII.`)
  },
}

/** Its values stay, and each piece between them becomes a value too, in which signs can be escaped. */
const asUsualText = (raw: string): string => {
  const parts = raw.split(/(\$\{[^{}]*\})/).map((part, at) => (at % 2 ? part : `\${${inAscii(JSON.stringify(part))}}`))
  return `\`${parts.join('')}\``
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the range is named by its ends
const beyondAscii = /[^\x00-\x7f]/
const inAscii = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Fastify loads HTTP/2 and TLS for servers that speak them; this one speaks HTTP to a proxy. They would be 5 MB. */
const leaveOutTls: Rolldown.Plugin = {
  name: 'leave-out-tls',
  transform: (code, id) => {
    if (!id.endsWith('/fastify/lib/server.js')) return
    const loads = /require\('node:http(?:2|s)'\)/g
    if (code.match(loads)?.length !== 2) throw new Error(`${id} loads TLS in another way than it did.`)
    return { code: code.replace(loads, '{}'), map: null }
  },
}

/** An import of `node:http` makes Node load its WebSocket with all of undici, 4 MB; nodemailer wants requests alone. */
const leaveOutWebSocket: Rolldown.Plugin = {
  name: 'leave-out-web-socket',
  transform: (code, id) => {
    if (!id.endsWith('/nodemailer/dist/esm/fetch/index.js')) return
    const loads = "import http from 'node:http'"
    if (!code.includes(loads)) throw new Error(`${id} loads HTTP in another way than it did.`)
    return { code: code.replace(loads, "const http = process.getBuiltinModule('node:http')"), map: null }
  },
}

/** What a module reads lies beside its source, not beside what is built from it. */
const keepSourceFolders: Rolldown.Plugin = {
  name: 'keep-source-folders',
  transform: (code, id) => {
    if (!code.includes('import.meta.dirname') || id.includes('node_modules')) return
    const there = relative(join(root, 'dist', folder), dirname(id))
    const placed = code.replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${there}`)})`)
    return { code: placed, map: null }
  },
}
