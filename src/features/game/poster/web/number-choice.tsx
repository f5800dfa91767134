import { CheckField } from '#platform/ui/form/check-field.tsx'
import { type PosterNumber, posterNumbers } from '../poster.rules.ts'

type NumberChoiceProps = {
  all: readonly PosterNumber[]
  chosen: readonly string[]
  onChange: (keys: readonly string[]) => void
}

/** Which numbers of the business are on the poster: none unless they are ticked. */
export function NumberChoice({ all, chosen, onChange }: NumberChoiceProps) {
  if (all.length === 0) return null
  const isFull = chosen.length >= posterNumbers
  return (
    <fieldset>
      <legend className="font-semibold">Numbers on it</legend>
      <p className="mt-1 text-sm text-ink-soft">
        None unless you choose some, up to four. Anyone who gets the picture can read them.
      </p>
      <div className="mt-3 flex flex-col gap-2.5">
        {all.map(({ key, label, text }) => {
          const isOn = chosen.includes(key)
          return (
            <CheckField
              key={key}
              label={label}
              hint={text}
              checked={isOn}
              disabled={isFull && !isOn}
              onChange={() => onChange(isOn ? chosen.filter((one) => one !== key) : [...chosen, key])}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
