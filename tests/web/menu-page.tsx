import { createRoot } from 'react-dom/client'
import { DropdownMenu, DropdownMenuItem, DropdownSubmenu } from '#platform/ui/overlay/dropdown-menu.tsx'

createRoot(document.getElementById('app') as HTMLElement).render(
  <DropdownMenu trigger={<button type="button">Camps</button>}>
    <DropdownMenuItem>Bivouac</DropdownMenuItem>
    <DropdownMenuItem>Ridge</DropdownMenuItem>
    <DropdownSubmenu label="More">
      <DropdownMenuItem>Summit</DropdownMenuItem>
    </DropdownSubmenu>
  </DropdownMenu>,
)
