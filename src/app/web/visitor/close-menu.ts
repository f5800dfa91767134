/** The small screen's menu closes when a link in it is followed, by Escape, and by a press beside it. */
export function closeMenu(page: Document): void {
  const menu = page.querySelector<HTMLDetailsElement>('details[data-menu]')
  if (!menu) return
  const close = () => {
    menu.open = false
  }
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  page.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  page.addEventListener('pointerdown', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close()
  })
}
