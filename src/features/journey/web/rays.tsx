/** Short strokes that fly out once from behind the medals. Not drawn for whoever asks for less motion. */
export function Rays() {
  return (
    <svg
      aria-hidden
      viewBox="-100 -100 200 200"
      className="absolute -top-24 -left-24 size-80 fill-none stroke-accent stroke-3 motion-reduce:hidden"
    >
      {angles.map((angle) => (
        <line
          key={angle}
          x1="34"
          x2={angle % 36 === 0 ? 96 : 76}
          transform={`rotate(${angle})`}
          pathLength="100"
          strokeLinecap="round"
          strokeDasharray="26 200"
          className="animate-burst"
        />
      ))}
    </svg>
  )
}

const angles = Array.from({ length: 20 }, (_, ray) => ray * 18)
