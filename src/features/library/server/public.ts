export { suggestResource } from './suggest-resource.ts'
