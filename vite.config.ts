import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { type ConfigEnv, defineConfig, type Plugin } from 'vite'

/** Each key changes what nearly all of these are given: caches would weigh more than they spare. */
const uncached = /founder-file\/(form|fields|tables)\/web\/((foot|inputs)\/)?[\w-]+\.tsx/

/**
 * What runs in browsers remembers what it rendered. Pages that are rendered once have nothing to remember, and tests of
 * single components ask what is shown; the journeys see the app as it is compiled.
 */
const compiler = babel({ presets: [reactCompilerPreset()], exclude: [/node_modules/, uncached] }).then((plugin) =>
  Object.assign(plugin, {
    apply: (_: unknown, { mode, isSsrBuild }: ConfigEnv) => !isSsrBuild && mode !== 'test',
  }),
)

/** An icon's other names, and a statement that keeps an old export alive, are of no use to a page. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({
      code: code.replace(/,\s*aliases: \[[^\]]*\]/, '').replace('__iconData.node;', ''),
      map: null,
    }),
  },
}

/** The app that signed-in people use: one document, a chunk per page. */
export default defineConfig({
  plugins: [react(), compiler, leanIcons, tailwindcss()],
  build: {
    outDir: 'dist/client',
    manifest: true,
    assetsInlineLimit: 0,
    // Every browser we serve preloads modules by itself.
    modulePreload: { polyfill: false },
    target: 'es2023',
    // With older targets every light-dark() would be rewritten.
    cssTarget: ['chrome131', 'edge131', 'firefox132', 'safari18.1'],
    rolldownOptions: {
      input: 'src/app/web/app.html',
      // The entry with all it needs, and what many pages share; else each shared icon is a request of its own.
      output: {
        // The app names all its pages: seven signs of a hash tell versions of one page apart as surely as eight.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            // A feature's public file names what few pages use: taken in, it would bring all of that to every page. What is
            // said below forms while there is no network has a chunk of its own, which comes with the pages that have one,
            // and so have the undo of a deletion and what the pages of coaching or of the desk share: most members have no
            // coach, and no desk.
            {
              name: 'shared',
              minShareCount: 7,
              priority: 1,
              test: /^(?!.*\/(web\/(public\.ts$|offline\/)|features\/(?:coaching|operator)\/|ui\/undo-note))/,
            },
          ],
        },
      },
      // A slow machine is no fault of the build.
      checks: { bundlerTimings: false },
    },
  },
})
