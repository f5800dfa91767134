import { useSyncExternalStore } from 'react'
import { SelectField } from '#platform/ui/form/select-field.tsx'
import type { Theme } from '#platform/web/theme/stored-theme.ts'
import { chooseTheme, readTheme, subscribeToTheme } from '#platform/web/theme/theme.ts'
import { noteSavedTheme } from './account-theme.ts'
import { SettingsForm } from './settings-form.tsx'

const themes: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'Match system' }

/** Kept in the account, so that it follows the member to every browser. */
export function AppearanceSection() {
  const shown = useSyncExternalStore(subscribeToTheme, readTheme)
  return (
    <SettingsForm
      id="appearance"
      title="Appearance"
      button="Save theme"
      lead="Applies in every browser where you sign in."
      fields={['theme']}
      changes={({ theme }) => ({ theme: themeOf(theme) })}
      onSaved={({ theme = shown }) => {
        noteSavedTheme(theme)
        chooseTheme(theme)
      }}
    >
      {(errors) => (
        <SelectField
          key={shown}
          className="max-w-sm"
          label="Theme"
          name="theme"
          defaultValue={shown}
          error={errors.theme}
        >
          {Object.entries(themes).map(([theme, label]) => (
            <option key={theme} value={theme}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </SettingsForm>
  )
}

const themeOf = (text: string): Theme => (text === 'light' || text === 'dark' ? text : 'system')
