import { escaped } from './escaped.ts'
import type { Colors } from './shades.ts'

/** What a file says of itself, at its foot and in the list of files. */
export type Bound = { title: string; brand: string; colors: Colors; about?: string }

const core = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
const dc = 'http://purl.org/dc/elements/1.1/'
const part = 'docProps/core.xml'

/** The part of an office file that holds its title and who made it; without a date, so that the same content is the same file. */
export const propertiesOf = ({ title, brand, about }: Bound) => ({
  types: `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
  relation: `<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="${part}"/>`,
  parts: {
    [part]: `<cp:coreProperties xmlns:cp="${core}" xmlns:dc="${dc}"><dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(brand)}</dc:creator>${about ? `<dc:description>${escaped(about)}</dc:description>` : ''}</cp:coreProperties>`,
  },
})
