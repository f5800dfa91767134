/** Short strokes that fly out once from behind the medals. Not drawn for whoever asks for less motion. */
export function Rays() {
  return (
    <svg
      aria-hidden
      viewBox="-100 -100 200 200"
      className="absolute -inset-8 size-32 fill-none stroke-accent stroke-4 motion-reduce:hidden"
    >
      {angles.map((angle) => (
        <line
          key={angle}
          x1="48"
          x2={angle % 36 === 0 ? 98 : 84}
          transform={`rotate(${angle})`}
          pathLength="100"
          strokeLinecap="round"
          strokeDasharray="40 200"
          className="animate-burst"
        />
      ))}
    </svg>
  )
}

const angles = Array.from({ length: 20 }, (_, ray) => ray * 18)
