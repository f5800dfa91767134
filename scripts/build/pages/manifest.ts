/** What a device needs to know to install the site as an app. */
export function manifestOf({ name, tagline }: { name: string; tagline: string }): string {
  const icon = (file: string, sizes: string, purpose: string) => ({
    src: `/icons/${file}.png`,
    sizes,
    type: 'image/png',
    purpose,
  })
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    background_color: '#f5f3e9',
    theme_color: '#f5f3e9',
    icons: [
      icon('icon-192', '192x192', 'any'),
      icon('icon-512', '512x512', 'any'),
      icon('maskable-512', '512x512', 'maskable'),
    ],
  })
}
