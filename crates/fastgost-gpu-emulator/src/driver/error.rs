//! Results of the driver's functions.

/// A `CUresult` that is not 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code(pub u32);

macro_rules! codes {
    ($($name:ident = $number:literal, $symbol:literal, $text:literal;)*) => {
        // Some of these codes occur only as injected errors.
        #[allow(dead_code)]
        impl Code {
            $(pub const $name: Self = Self($number);)*
        }

        /// All results, with their numbers, names and texts.
        const TABLE: &[(u32, &str, &str)] = &[(0, "CUDA_SUCCESS\0", "no error\0"), $(($number, $symbol, $text)),*];
    };
}

codes! {
    INVALID_VALUE = 1, "CUDA_ERROR_INVALID_VALUE\0", "invalid argument\0";
    OUT_OF_MEMORY = 2, "CUDA_ERROR_OUT_OF_MEMORY\0", "out of memory\0";
    NOT_INITIALIZED = 3, "CUDA_ERROR_NOT_INITIALIZED\0", "initialization error\0";
    DEINITIALIZED = 4, "CUDA_ERROR_DEINITIALIZED\0", "driver shutting down\0";
    STUB_LIBRARY = 34, "CUDA_ERROR_STUB_LIBRARY\0", "CUDA driver is a stub library\0";
    DEVICE_UNAVAILABLE = 46, "CUDA_ERROR_DEVICE_UNAVAILABLE\0", "CUDA-capable device(s) is/are busy or unavailable\0";
    NO_DEVICE = 100, "CUDA_ERROR_NO_DEVICE\0", "no CUDA-capable device is detected\0";
    INVALID_DEVICE = 101, "CUDA_ERROR_INVALID_DEVICE\0", "invalid device ordinal\0";
    INVALID_IMAGE = 200, "CUDA_ERROR_INVALID_IMAGE\0", "device kernel image is invalid\0";
    INVALID_CONTEXT = 201, "CUDA_ERROR_INVALID_CONTEXT\0", "invalid device context\0";
    NO_BINARY_FOR_GPU = 209, "CUDA_ERROR_NO_BINARY_FOR_GPU\0", "no kernel image is available for execution on the device\0";
    ECC_UNCORRECTABLE = 214, "CUDA_ERROR_ECC_UNCORRECTABLE\0", "uncorrectable ECC error encountered\0";
    INVALID_PTX = 218, "CUDA_ERROR_INVALID_PTX\0", "a PTX JIT compilation failed\0";
    NVLINK_UNCORRECTABLE = 220, "CUDA_ERROR_NVLINK_UNCORRECTABLE\0", "uncorrectable NVLink error detected during the execution\0";
    JIT_COMPILER_NOT_FOUND = 221, "CUDA_ERROR_JIT_COMPILER_NOT_FOUND\0", "PTX JIT compiler library not found\0";
    UNSUPPORTED_PTX_VERSION = 222, "CUDA_ERROR_UNSUPPORTED_PTX_VERSION\0", "the provided PTX was compiled with an unsupported toolchain.\0";
    OPERATING_SYSTEM = 304, "CUDA_ERROR_OPERATING_SYSTEM\0", "OS call failed or operation not supported on this OS\0";
    INVALID_HANDLE = 400, "CUDA_ERROR_INVALID_HANDLE\0", "invalid resource handle\0";
    NOT_FOUND = 500, "CUDA_ERROR_NOT_FOUND\0", "named symbol not found\0";
    NOT_READY = 600, "CUDA_ERROR_NOT_READY\0", "device not ready\0";
    ILLEGAL_ADDRESS = 700, "CUDA_ERROR_ILLEGAL_ADDRESS\0", "an illegal memory access was encountered\0";
    LAUNCH_OUT_OF_RESOURCES = 701, "CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES\0", "too many resources requested for launch\0";
    LAUNCH_TIMEOUT = 702, "CUDA_ERROR_LAUNCH_TIMEOUT\0", "the launch timed out and was terminated\0";
    CONTEXT_IS_DESTROYED = 709, "CUDA_ERROR_CONTEXT_IS_DESTROYED\0", "context is destroyed\0";
    HOST_MEMORY_ALREADY_REGISTERED = 712, "CUDA_ERROR_HOST_MEMORY_ALREADY_REGISTERED\0", "part or all of the requested memory range is already mapped\0";
    HOST_MEMORY_NOT_REGISTERED = 713, "CUDA_ERROR_HOST_MEMORY_NOT_REGISTERED\0", "pointer does not correspond to a registered memory region\0";
    HARDWARE_STACK_ERROR = 714, "CUDA_ERROR_HARDWARE_STACK_ERROR\0", "hardware stack error\0";
    ILLEGAL_INSTRUCTION = 715, "CUDA_ERROR_ILLEGAL_INSTRUCTION\0", "an illegal instruction was encountered\0";
    MISALIGNED_ADDRESS = 716, "CUDA_ERROR_MISALIGNED_ADDRESS\0", "misaligned address\0";
    INVALID_ADDRESS_SPACE = 717, "CUDA_ERROR_INVALID_ADDRESS_SPACE\0", "operation not supported on global/shared address space\0";
    INVALID_PC = 718, "CUDA_ERROR_INVALID_PC\0", "invalid program counter\0";
    LAUNCH_FAILED = 719, "CUDA_ERROR_LAUNCH_FAILED\0", "unspecified launch failure\0";
    NOT_PERMITTED = 800, "CUDA_ERROR_NOT_PERMITTED\0", "operation not permitted\0";
    NOT_SUPPORTED = 801, "CUDA_ERROR_NOT_SUPPORTED\0", "operation not supported\0";
    SYSTEM_NOT_READY = 802, "CUDA_ERROR_SYSTEM_NOT_READY\0", "system not yet initialized\0";
    SYSTEM_DRIVER_MISMATCH = 803, "CUDA_ERROR_SYSTEM_DRIVER_MISMATCH\0", "system has unsupported display driver / cuda driver combination\0";
    UNKNOWN = 999, "CUDA_ERROR_UNKNOWN\0", "unknown error\0";
}

impl Code {
    /// Returns whether this error makes the context unusable, so that every later call returns this error too.
    pub fn is_sticky(self) -> bool {
        matches!(self.0, 46 | 214 | 220 | 700 | 702 | 714..=719 | 999)
    }
}

/// Returns the name and the text of a result, each with a terminating zero.
pub fn describe(code: u32) -> Option<(&'static str, &'static str)> {
    TABLE.iter().find(|(number, ..)| *number == code).map(|&(_, name, text)| (name, text))
}
