/** What a finger can hit around a point, and the ring around the one that is read. */
export function PointTarget({ isActive }: { isActive: boolean }) {
  return (
    <>
      <circle r="14" className="fill-transparent" />
      {isActive && (
        <circle
          r="10"
          strokeWidth="2"
          className="fill-sunk stroke-edge group-focus-visible:stroke-focus"
        />
      )}
    </>
  );
}
