export { eraseLibrary, exportLibrary } from './personal-data.ts'
export { suggestResource } from './suggest-resource.ts'
